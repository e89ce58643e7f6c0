/** api.md 3.16. */
export const preparedSendExample = {
  key: 'q1J8m0Zb7vY4Kc2sT9uWxA3dEfGhIjKlMnOpQrStUvWxYz0123456789-_abcdefghijklmnopqrstuvwxyz',
  sign: ['47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  tx: 'eyJ3YWxsZXQiOjIwMiwidG8iOiIweGRiRjAiLCJhbW91bnQiOiIwLjQ5ODgwMDAwIn0',
  uuid: '0b7c1a52-8c57-4f0e-9d5b-6f0f3a0a9a21',
  two_fa_box_uuid: '5d1c2f3e-7a41-4a86-b3f2-9f1f6f2f8c10',
  tenant_uuid: 'f3a9c2d1-3b5e-4d7f-8a6c-1e2d3c4b5a69',
  amount: '0.49880000',
  fee: '0.00120000',
};
