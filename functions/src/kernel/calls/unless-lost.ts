/** What a call by fetch comes to; undefined where the connection was lost or the time was up. */
export async function unlessLost<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    // fetch reports a lost connection as TypeError and a time-out as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
      return undefined;
    throw error;
  }
}

/** What a reply says; undefined where it is no JSON: an empty body, or the page of a proxy. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
