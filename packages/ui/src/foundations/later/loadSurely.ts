const RETRY_MS = 2000;

/**
 * Asks for a part of a screen again where it does not come: for parts without which the customer cannot go on. Meanwhile what waits for them
 * is shown; a page that goes down would lose what was done on it.
 * @throws what the last try threw
 */
export async function loadSurely<Part>(load: () => Promise<Part>, tries = 5): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS);
    });
    return loadSurely(load, tries - 1);
  }
}
