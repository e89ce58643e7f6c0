import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** Networks, named after the currency that pays their fees. */
export type Network = 'BTC' | 'ETH';

/**
 * True for a valid address of the network, checksum included, because money sent to a mistyped address is lost. This is the provider's
 * check and loads the hash functions. Forms use `checkSendAddress` (D-SEND-08).
 * @param address without surrounding spaces
 */
export function isNetworkAddress(address: string, network: Network): boolean {
  switch (network) {
    case 'BTC':
      return isBase58Address(address) || isSegwitAddress(address);
    case 'ETH':
      return isEthereumAddress(address);
  }
}

const base58check = createBase58check(sha256);
/** Version bytes of main-network addresses: P2PKH and P2SH. */
const MAINNET_VERSIONS: ReadonlySet<number | undefined> = new Set([0x00, 0x05]);

function isBase58Address(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && MAINNET_VERSIONS.has(bytes[0]);
  } catch {
    return false;
  }
}

/** BIP 173 and BIP 350: version 0 is encoded in bech32, later versions in bech32m. */
function isSegwitAddress(address: string): boolean {
  return isWitnessProgram(bech32, address) || isWitnessProgram(bech32m, address);
}

function isWitnessProgram(coder: typeof bech32, address: string): boolean {
  const decoded = coder.decodeUnsafe(address);
  if (decoded === undefined || decoded.prefix !== 'bc') return false;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  if (version === undefined || version > 16 || !program || (version === 0) !== (coder === bech32)) return false;
  if (version === 0) return program.length === 20 || program.length === 32;
  return version === 1 ? program.length === 32 : program.length >= 2 && program.length <= 40;
}

/**
 * Encodes an address that pays to the hash of a public key (P2WPKH).
 * @param program 20 bytes
 */
export const encodeWitnessAddress = (program: Uint8Array): string => bech32.encode('bc', [0, ...bech32.toWords(program)]);

/** EIP-55: in an address of mixed case, the case of each letter must match the hash of the address. */
function isEthereumAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  return digits === addChecksum(lower);
}

function addChecksum(lower: string): string {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(lower)));
  return Array.from(lower, (digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}

/**
 * Encodes the address of an Ethereum account, with the checksum of EIP-55.
 * @param account 20 bytes
 */
export const encodeEthereumAddress = (account: Uint8Array): string => `0x${addChecksum(bytesToHex(account))}`;
