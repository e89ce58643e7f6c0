import type { TokenTable, PreparedOperationTable, TravelRuleTable, WalletKeyTable, WhitelistTable } from './tables/cryptoTables.ts';
import type {
  ConfirmationTable,
  CustomerTable,
  OneTimeCodeTable,
  PasswordAttemptTable,
  WrongCodeTable,
  ProviderKeyTable,
  ProviderSecretTable,
  RefreshTokenTable,
  SecurityEventTable,
  SeenProofTable,
  TokenFamilyTable,
} from './tables/customerTables.ts';
import type { AccountTable, IdempotencyTable, OrderTable, PostingTable } from './tables/ledgerTables.ts';
import type { CardIntentTable, CardTable, InstrumentTable, KnownIbanTable, VirtualIbanTable } from './tables/moneyTables.ts';
import type {
  BrakeQuestionTable,
  PayeeCheckTable,
  PayeeTable,
  SeenDeviceTable,
  TrustedRecipientTable,
  UsedRecipientTable,
} from './tables/payeeTables.ts';
import type { PasskeyChallengeTable, PasskeyTable, PasskeyUserTable, SoftwarePasskeyTable } from './tables/passkeyTables.ts';
import type {
  AuditLogTable,
  DocumentTable,
  FaultTable,
  FilePartTable,
  JobTable,
  MessageTable,
  ReportTable,
  ServiceRequestTable,
  SettingTable,
  StoredFileTable,
} from './tables/serviceTables.ts';
import type { DeliveryTable, EventTable, WebhookTable } from './tables/webhookTables.ts';

/** Every table by its name. Amounts in `account` and `posting` are bigint units, elsewhere decimal texts (numeric). */
export type Tables = {
  customer: CustomerTable;
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  security_event: SecurityEventTable;
  seen_proof: SeenProofTable;
  one_time_code: OneTimeCodeTable;
  password_attempt: PasswordAttemptTable;
  wrong_code: WrongCodeTable;
  confirmation: ConfirmationTable;
  passkey: PasskeyTable;
  passkey_user: PasskeyUserTable;
  passkey_challenge: PasskeyChallengeTable;
  software_passkey: SoftwarePasskeyTable;
  provider_secret: ProviderSecretTable;
  provider_key: ProviderKeyTable;
  account: AccountTable;
  posting: PostingTable;
  orders: OrderTable;
  idempotency: IdempotencyTable;
  card: CardTable;
  card_intent: CardIntentTable;
  virtual_iban: VirtualIbanTable;
  known_iban: KnownIbanTable;
  payee: PayeeTable;
  payee_check: PayeeCheckTable;
  used_recipient: UsedRecipientTable;
  trusted_recipient: TrustedRecipientTable;
  brake_question: BrakeQuestionTable;
  seen_device: SeenDeviceTable;
  instrument: InstrumentTable;
  token: TokenTable;
  whitelist: WhitelistTable;
  travel_rule: TravelRuleTable;
  wallet_key: WalletKeyTable;
  prepared_operation: PreparedOperationTable;
  job: JobTable;
  message: MessageTable;
  setting: SettingTable;
  fault: FaultTable;
  audit_log: AuditLogTable;
  stored_file: StoredFileTable;
  file_part: FilePartTable;
  document: DocumentTable;
  report: ReportTable;
  service_request: ServiceRequestTable;
  webhook: WebhookTable;
  event: EventTable;
  delivery: DeliveryTable;
};
