/**
 * Opens an address that is asked for at the press, in a window of its own. The window opens first: a
 * phone blocks one that opens after a reply. Where even that is blocked, the address opens in place
 * of the page. False without an address; throws what `ask` throws. The window is closed then.
 */
export async function openAsked(ask: () => Promise<string | undefined>): Promise<boolean> {
  const shown = open("", "_blank");
  if (shown) shown.opener = null;
  let url: string | undefined;
  try {
    url = await ask();
  } finally {
    if (url === undefined) shown?.close();
  }
  if (url === undefined) return false;
  (shown ?? globalThis).location.replace(url);
  return true;
}
