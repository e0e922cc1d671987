import { afterEach, describe, expect, test, vi } from "vitest";
import {
  acts,
  events,
  follow,
  hub,
  manage,
  open,
  routed,
  until,
  upgradeStatus,
} from "./gateway.ts";

describe("an upgrade", () => {
  test("waits for its function, which gets the fields of API Gateway", async () => {
    const { connectionId } = await open("/ws?ticket=t%201&x=1&x=2");
    expect(connectionId).toMatch(/^[\w-]{15}=$/);
    expect(events[0]).toMatchObject({
      headers: { Host: expect.stringContaining("api.execute-api.") },
      multiValueHeaders: { "X-Forwarded-Proto": ["https"] },
      queryStringParameters: { ticket: "t 1", x: "2" },
      multiValueQueryStringParameters: { x: ["1", "2"] },
      isBase64Encoded: false,
      requestContext: {
        routeKey: "$connect",
        eventType: "CONNECT",
        messageDirection: "IN",
        stage: "ws",
        apiId: "api",
        connectionId,
        connectedAt: expect.any(Number),
        requestTimeEpoch: expect.any(Number),
        identity: { sourceIp: "203.0.113.7" },
      },
    });
    expect(events[0]).not.toHaveProperty("body");
    expect(Object.keys(events[0]!.headers!)).not.toContain("Upgrade");
  });

  test.each([
    [{ statusCode: 401 }, 401],
    [{ statusCode: 403 }, 403],
    [{ nothing: true }, 502],
    ["throws", 502],
  ] as const)("is refused if the function answers %j: %i", async (answer, status) => {
    acts["$connect"] = async () => {
      if (answer === "throws") throw new Error("crash");
      return answer;
    };
    expect(await upgradeStatus("/ws?ticket=t")).toBe(status);
    expect(hub.count).toBe(0);
    expect(routed("$disconnect")).toEqual([]);
  });

  test("outside of the stage is refused without a call", async () => {
    for (const path of ["/", "/ws/deeper", "/wsx"]) expect(await upgradeStatus(path)).toBe(403);
    expect(events).toEqual([]);
  });
});

describe("a message", () => {
  test("goes to the route that it names, and to $default otherwise", async () => {
    const { socket } = await open();
    for (const text of [
      '{"action":"ping"}',
      '{"action":"other"}',
      "no JSON",
      '{"action":"$connect"}',
    ])
      socket.send(text);
    await until(() => events.length === 5);
    const routes = events
      .slice(1)
      .map(({ body, requestContext: { routeKey } }) => [body, routeKey]);
    expect(Object.fromEntries(routes)).toEqual({
      '{"action":"ping"}': "ping",
      '{"action":"other"}': "$default",
      "no JSON": "$default",
      '{"action":"$connect"}': "$default",
    });
    const [ping] = routed("ping");
    expect(ping).not.toHaveProperty("headers");
    expect(ping!.requestContext).toMatchObject({
      eventType: "MESSAGE",
      messageId: expect.any(String),
    });
  });

  test("does not wait for the previous one", async () => {
    const done: string[] = [];
    const quick = Promise.withResolvers<void>();
    acts["ping"] = async ({ body = "" }) => {
      if (body.includes("slow")) await quick.promise;
      done.push(body.includes("slow") ? "slow" : "quick");
      quick.resolve();
    };
    const { socket } = await open();
    socket.send('{"action":"ping","as":"slow"}');
    socket.send('{"action":"ping","as":"quick"}');
    await until(() => done.length === 2);
    expect(done).toEqual(["quick", "slow"]);
  });

  test("whose function fails gets an error; the reply of a function is not sent", async () => {
    acts["ping"] = async () => ({ statusCode: 200, body: "unseen" });
    acts["$default"] = async () => {
      throw new Error("crash");
    };
    const { socket, received, connectionId } = await open();
    socket.send('{"action":"ping"}');
    socket.send("x");
    await until(() => received.length === 1);
    expect(JSON.parse(received[0]!)).toEqual({
      message: "Internal server error",
      connectionId,
      requestId: expect.any(String),
    });
  });

  test("of 32 KB arrives, and a larger frame ends the connection", async () => {
    const { socket, ended } = await open();
    socket.send("x".repeat(32 * 1024));
    await until(() => routed("$default").length === 1);
    socket.send("x".repeat(32 * 1024 + 1));
    expect(await ended).toBe(1009);
    expect(routed("$default")).toHaveLength(1);
    await until(() => routed("$disconnect").length === 1);
    expect(routed("$disconnect")[0]!.requestContext).toMatchObject({ eventType: "DISCONNECT" });
  });

  test("of more than 128 KB ends the connection", async () => {
    const { socket, ended } = await open();
    socket.send("x".repeat(128 * 1024 + 1));
    expect(await ended).toBe(1009);
    expect(routed("$default")).toEqual([]);
  });
});

describe("the management of connections", () => {
  test("sends to a connection, describes it, and ends it", async () => {
    const { received, ended, connectionId } = await open();
    expect((await manage(connectionId, { method: "POST", body: '{"a":"가"}' })).status).toBe(200);
    await until(() => received.length === 1);
    expect(received).toEqual(['{"a":"가"}']);
    const about = await manage(connectionId, { method: "GET" });
    expect(await about.json()).toMatchObject({ identity: { sourceIp: "203.0.113.7" } });
    expect((await manage(connectionId, { method: "DELETE" })).status).toBe(204);
    expect(await ended).toBe(1000);
  });

  test("knows no closed, unopened or foreign connection", async () => {
    let early: Response | undefined;
    acts["$connect"] = async ({ requestContext }) => {
      early = await manage(requestContext.connectionId, { method: "POST", body: "{}" });
    };
    const { socket, ended, connectionId } = await open();
    expect(early!.status).toBe(410);
    const elsewhere = await manage(connectionId, { method: "POST", body: "{}" }, "other/ws");
    expect(elsewhere.status).toBe(410);
    socket.close();
    await ended;
    await until(() => hub.count === 0);
    const gone = await manage(connectionId, { method: "POST", body: "{}" });
    expect([gone.status, gone.headers.get("x-amzn-errortype")]).toEqual([410, "GoneException"]);
  });

  test("refuses messages that a connection could not carry", async () => {
    const { connectionId } = await open();
    const body = "x".repeat(128 * 1024 + 1);
    const large = await manage(connectionId, { method: "POST", body });
    expect([large.status, large.headers.get("x-amzn-errortype")]).toEqual([
      413,
      "PayloadTooLargeException",
    ]);
  });
});

const minute = 60_000;
/** The clock of the gateway stands until it is advanced. */
async function openOnClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const opened = await open();
  const ping = async () => {
    const before = routed("ping").length;
    opened.socket.send('{"action":"ping"}');
    await until(() => routed("ping").length > before);
  };
  return { ...opened, ping };
}

describe("a connection", () => {
  afterEach(() => void vi.useRealTimers());

  test("ends after ten idle minutes in both directions", async () => {
    const { socket, ended, connectionId, ping } = await openOnClock();
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(9 * minute);
      if (round % 2) await ping();
      else await manage(connectionId, { method: "POST", body: "{}" });
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    vi.advanceTimersByTime(10 * minute);
    expect(await ended).toBe(1001);
    await until(() => routed("$disconnect").length === 1);
  });

  test("ends after two hours, busy or not", async () => {
    const { socket, ended, ping } = await openOnClock();
    for (let round = 0; round < 13; round++) {
      vi.advanceTimersByTime(9 * minute);
      await ping();
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    vi.advanceTimersByTime(3 * minute);
    expect(await ended).toBe(1001);
  });

  test("stays open when functions and templates are reloaded", async () => {
    const { socket, received } = await open();
    hub.follow([], { lambda: () => undefined, onWrite: () => undefined });
    follow();
    acts["ping"] = async ({ requestContext: { connectionId } }) => {
      await manage(connectionId, { method: "POST", body: "after" });
    };
    socket.send('{"action":"ping"}');
    await until(() => received.length === 1);
    expect(received).toEqual(["after"]);
  });

  test("is closed with a notice when the market stops", async () => {
    const all = await Promise.all([open(), open()]);
    await hub.closeAll();
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual([1000, 1000]);
    expect(routed("$disconnect")).toHaveLength(2);
    expect(hub.count).toBe(0);
  });
});
