/** Ids of this provider have 32 bits: a larger one is well written and names nothing, as this one does, but the database calls it an error. */
export const MOST_ID = 2 ** 31 - 1;
