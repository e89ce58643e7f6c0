import type { CDPSession, Page } from '@playwright/test';
import type { SoftwarePasskey } from './control.ts';

/** As the browser's protocol writes bytes. */
const base64 = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('base64');

/** An authenticator within the browser, as a device has one: it makes, keeps and uses passkeys without a hand. */
export class Authenticator {
  readonly #client: CDPSession;
  readonly #authenticatorId: string;

  private constructor(client: CDPSession, authenticatorId: string) {
    this.#client = client;
    this.#authenticatorId = authenticatorId;
  }

  /**
   * Before the page's first document.
   * @param isInList Whether a field's list offers its passkeys. One that nobody has to choose answers that list by itself, so where a journey
   *   presses a button the browser has no such list (`isConditionalMediationAvailable`). @default false
   */
  static async plugInto(page: Page, { isInList = false }: { readonly isInList?: boolean } = {}): Promise<Authenticator> {
    if (!isInList) await page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: undefined }));
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(client, authenticatorId);
  }

  /** Takes a passkey that the provider knows. */
  async take({ credentialId, rpId, userHandle, privateKey }: SoftwarePasskey): Promise<void> {
    await this.#client.send('WebAuthn.addCredential', {
      authenticatorId: this.#authenticatorId,
      credential: {
        credentialId: base64(credentialId),
        isResidentCredential: true,
        rpId,
        privateKey: base64(privateKey),
        userHandle: base64(userHandle),
        signCount: 0,
      },
    });
  }

  /** Its owner confirms what is asked, or does not (the sheet is closed). */
  async confirms(isUserVerified: boolean): Promise<void> {
    await this.#client.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  async countPasskeys(): Promise<number> {
    const { credentials } = await this.#client.send('WebAuthn.getCredentials', { authenticatorId: this.#authenticatorId });
    return credentials.length;
  }
}
