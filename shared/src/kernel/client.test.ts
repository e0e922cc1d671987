import { stockRoutes } from "../reference/stocks/contract.ts";
import { describe, expect, test } from "vitest";
import { ApiError, type ClientOptions, clientOf, pathsOf } from "./client.ts";

const routes = { stocks: stockRoutes };
const clientWith = (reply: (init?: RequestInit) => Response, more: Partial<ClientOptions> = {}) => {
  const send = async (_: unknown, init?: RequestInit) => reply(init);
  const api = clientOf<typeof routes>(pathsOf(routes), { baseUrl: "/api", send, ...more });
  return (options: { signal?: AbortSignal } = {}) => api.stocks.list({}, options);
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A reply whose body begins and then waits, until the caller aborts or the connection breaks. */
const endless = (init?: RequestInit, breaksOff?: Error) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":'));
        if (breaksOff) controller.error(breaksOff);
        init?.signal?.addEventListener("abort", () => controller.error(init.signal!.reason));
      },
    }),
  );

describe("a call that is cancelled", () => {
  test("is aborted while its reply is still being read", async () => {
    const giveUp = new AbortController();
    const told: ApiError[] = [];
    const call = clientWith(endless, { onError: (error) => void told.push(error) });
    const failed = failureOf(call({ signal: giveUp.signal }));
    giveUp.abort();
    expect(await failed).toMatchObject({ message: "Request aborted" });
    expect(told).toEqual([]);
  });
});

describe("a call that fails", () => {
  test("has address, status, status text and the server's problem", async () => {
    const problem = { status: 409, code: "BUSY", message: "잠시 후 다시 시도해 주세요." };
    const call = clientWith(() => Response.json(problem, { status: 409, statusText: "Conflict" }));
    expect(await failureOf(call())).toMatchObject({
      url: "/api/stocks",
      status: 409,
      statusText: "Conflict",
      body: problem,
      code: "BUSY",
      message: problem.message,
    });
  });

  test("keeps a proxy's text, and the default message for the status", async () => {
    const call = clientWith(() => new Response("<h1>upstream</h1>", { status: 502 }));
    expect(await failureOf(call())).toMatchObject({
      status: 502,
      statusText: "Bad Gateway",
      body: "<h1>upstream</h1>",
      message: "Bad Gateway",
      issues: [],
    });
  });

  test("takes no message from a gateway, whose JSON is no problem (D23-5)", async () => {
    const body = { message: "Service Unavailable" };
    const call = clientWith(() => Response.json(body, { status: 504 }));
    expect(await failureOf(call())).toMatchObject({ message: "Generic Error", code: undefined });
  });

  test("has no status if its reply breaks off, and notifies the listener", async () => {
    const told: ApiError[] = [];
    const call = clientWith((init) => endless(init, new TypeError("terminated")), {
      onError: (error) => void told.push(error),
    });
    const failed = await failureOf(call());
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({ url: "/api/stocks", status: 0, message: "Generic Error" });
    expect(told).toEqual([failed]);
  });
});
