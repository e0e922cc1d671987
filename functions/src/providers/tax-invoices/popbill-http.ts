import { jsonOf, unlessLost } from "../../kernel/calls/unless-lost.ts";

/** What came back, whether it is JSON or not. */
export interface HttpReply {
  ok: boolean;
  status: number;
  value: unknown;
}

/** One call over HTTP; undefined where the connection was lost or the time was up. */
export const httpReply = (url: string, init: RequestInit): Promise<HttpReply | undefined> =>
  unlessLost(async () => {
    const reply = await fetch(url, init);
    return { ok: reply.ok, status: reply.status, value: jsonOf(await reply.text()) };
  });
