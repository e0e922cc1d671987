/** What came back, whether it is JSON or not. */
export interface HttpReply {
  ok: boolean;
  status: number;
  value: unknown;
}

/** One call over HTTP; undefined where the connection was lost or the time was up. */
export async function httpReply(url: string, init: RequestInit): Promise<HttpReply | undefined> {
  try {
    const reply = await fetch(url, init);
    const text = await reply.text();
    return { ok: reply.ok, status: reply.status, value: jsonOf(text) };
  } catch (error) {
    // fetch reports a lost connection as TypeError and a time-out as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
      return undefined;
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The page of a proxy.
    return undefined;
  }
}
