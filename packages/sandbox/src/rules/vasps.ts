export type Vasp = { readonly id: string; readonly name: string };

/** The sandbox's directory of service providers that hold wallets, by name. */
export const vasps: readonly Vasp[] = [
  { id: '6f9a1c52-0b1e-4d77-9c41-3a5e8d2b7f10', name: 'Alder Digital Assets' },
  { id: '1d7c3e94-5a60-4f2b-8e17-90b4c6d2a385', name: 'Baltic Coin House' },
  { id: 'c2b85f07-94d3-4e1a-a6f8-7e0d51c3b946', name: 'Corvid Custody' },
  { id: '83e4d6a1-27bc-4905-b3d9-15f68c0ae7d2', name: 'Northlight Exchange' },
  { id: 'f05b7a38-e912-4c6d-87a4-b26d9e41c503', name: 'Ostrava Crypto Bank' },
  { id: '4a96e0cd-13f5-48b7-9d62-c8a705b3f1e4', name: 'Summit Wallet Services' },
];

export function findVasp(id: string | undefined): Vasp | undefined {
  return vasps.find((vasp) => vasp.id === id);
}
