/** api.md 3.24. */
export const codeWaitingExample = {
  code: 110,
  message: 'A code has already sent to this number',
  expired: 42,
  tenant_uuid: 'f3a9c2d1-3b5e-4d7f-8a6c-1e2d3c4b5a69',
};

/** api.md 3.24. */
export const checksNeededExample = {
  code: 116,
  message: 'Additional checks needed',
  link: 'https://identity.example.com/?customer_id=7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
};

/** api.md 3.24. */
export const limitExceededExample = {
  code: 400004,
  message: 'You have exceeded daily payment limit',
  limit: 'daily',
  remaining: '125.00',
  fields: { amount: ['You have exceeded daily payment limit'] },
};

/** api.md 3.24. */
export const filesRefusedExample = {
  code: 400,
  message: 'Validation failed',
  fields_errors: [{ message: 'Some of the uploaded files exceed the size limit', property_path: 'documents[2]' }],
};

/** api.md 3.24. */
export const violationsExample = {
  code: 400,
  message: 'Validation failed',
  violations: [{ message: 'Future date not allowed', propertyPath: 'originator_dob' }],
  fields: { originator_dob: ['Future date not allowed'] },
};
