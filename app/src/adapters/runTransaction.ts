export const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database of the browser said no')));
  });

/** Runs one transaction on the only store of a database. The database is closed afterwards, so that every tab can delete it. */
export async function runTransaction<T>(
  { database: name, store }: { readonly database: string; readonly store: string },
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const database = await toPromise(opening);
  try {
    return await action(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}
