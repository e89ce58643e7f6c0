import type { CDPSession, Page } from '@playwright/test';
import type { SoftwarePasskey } from './control.ts';

/** Converts to the base64 variant of the browser's protocol. */
const toBase64 = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('base64');

/** A virtual platform authenticator that creates, stores and uses passkeys without user interaction. */
export class Authenticator {
  readonly #client: CDPSession;
  readonly #authenticatorId: string;

  private constructor(client: CDPSession, authenticatorId: string) {
    this.#client = client;
    this.#authenticatorId = authenticatorId;
  }

  /**
   * To be called before the page's first document.
   * @param isInList offers its passkeys in a field's autofill list. The virtual authenticator would answer that list by itself, so journeys
   * that press a button disable it (`isConditionalMediationAvailable`). @default false
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

  async take({ credentialId, rpId, userHandle, privateKey }: SoftwarePasskey): Promise<void> {
    await this.#client.send('WebAuthn.addCredential', {
      authenticatorId: this.#authenticatorId,
      credential: {
        credentialId: toBase64(credentialId),
        isResidentCredential: true,
        rpId,
        privateKey: toBase64(privateKey),
        userHandle: toBase64(userHandle),
        signCount: 0,
      },
    });
  }

  /** Sets whether its owner confirms requests or closes the sheet. */
  async confirms(isUserVerified: boolean): Promise<void> {
    await this.#client.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  async countPasskeys(): Promise<number> {
    const { credentials } = await this.#client.send('WebAuthn.getCredentials', { authenticatorId: this.#authenticatorId });
    return credentials.length;
  }
}
