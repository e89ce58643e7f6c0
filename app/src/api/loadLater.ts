import { ApiError } from './errors.ts';

/**
 * A part of the app that public screens load after they have painted: requests, their schemas, the client of the provider. Without a
 * network it cannot come, and then the request has failed for lack of one.
 */
export async function loadLater<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new ApiError('offline', { cause: error });
  }
}
