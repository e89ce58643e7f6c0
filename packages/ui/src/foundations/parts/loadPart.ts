import { MissingPart } from './MissingPart.ts';
import { beginPart } from './settled.ts';

/**
 * Loads a part of the app.
 * @throws MissingPart it was replaced, or the network is gone
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const end = beginPart();
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart('A part of the app could not be loaded. It was replaced by a newer one, or the network was lost.', { cause });
  } finally {
    end();
  }
}
