import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import { openToss, type TossOptions } from "@bupum/infra/local/stand-ins/toss/toss";

const open: (() => unknown)[] = [];
/** Stops all that a test has started. */
export async function stopAll() {
  for (const stop of open.splice(0)) await stop();
}

/** A server of this test, at an address of its own. */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, 0);
  open.push(() => close(server));
  return `http://127.0.0.1:${port}`;
}

export const keys = { clientKey: "test_ck_of_this_test", secretKey: "test_sk_of_this_test" };
const start = Date.parse("2026-11-24T00:00:00Z");
export const customerKey = "c7d3e5a0-1111-4000-8000-000000000000";

/** The provider with a clock of this test, and calls as the market makes them. */
export async function provider(options: Partial<TossOptions> = {}) {
  const clock = { ms: start };
  const toss = openToss({ ...keys, now: () => clock.ms, ...options });
  open.push(() => toss.stop());
  const origin = await serve(toss.handle);
  const call = async (method: string, path: string, body?: object, headers: object = {}) => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString("base64")}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const value = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: reply.status, text, value, code: value["code"] };
  };
  async function card(given: Parameters<typeof toss.book.authorize>[1] = {}): Promise<string> {
    const authKey = toss.book.authorize(customerKey, given);
    const path = "/v1/billing/authorizations/issue";
    return String((await call("POST", path, { authKey, customerKey })).value["billingKey"]);
  }
  const charge = (billingKey: string, orderId: string, amount = 42_900, key = orderId) =>
    call(
      "POST",
      `/v1/billing/${encodeURIComponent(billingKey)}`,
      { customerKey, orderId, orderName: "월간", amount },
      { "idempotency-key": key },
    );
  return { toss, origin, clock, call, card, charge };
}
