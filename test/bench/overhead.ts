import { randomBytes } from "node:crypto";
import { route } from "@bupum/shared/kernel/route";
import * as z from "zod/mini";
import { quantile, type Section } from "./report.ts";

const warmUp = 5_000;
const calls = 20_000;
const most = 0.3;

const order = z.strictObject({
  items: z.array(
    z.strictObject({
      productEstimateId: z.string().check(z.minLength(1)),
      quantity: z.int().check(z.minimum(1)),
      unitPrice: z.string().check(z.regex(/^\d+$/)),
    }),
  ),
  memo: z.optional(z.string().check(z.maxLength(500))),
});
const routes = {
  create: route({
    method: "POST",
    path: "/echoes",
    access: "public",
    summary: "Answers with what it got.",
    body: order,
    reply: order,
    problems: [],
  }),
};

function eventOf() {
  const body = JSON.stringify({
    items: Array.from({ length: 3 }, (_, at) => ({
      productEstimateId: `est_01ARZ3NDEKTSV4RRFFQ69G5FA${at}#l01`,
      quantity: 10,
      unitPrice: "120000",
    })),
    memo: "빠른 납품 부탁드립니다.",
  });
  return JSON.stringify({
    version: "2.0",
    routeKey: "POST /echoes",
    rawPath: "/echoes",
    rawQueryString: "",
    headers: { "content-type": "application/json", "accept-language": "ko" },
    body,
    isBase64Encoded: false,
    requestContext: {
      requestId: "00000000-0000-0000-0000-000000000000",
      routeKey: "POST /echoes",
      http: { method: "POST", path: "/echoes", sourceIp: "127.0.0.1", userAgent: "bench" },
    },
  });
}

/** What the kernel, middy and zod take of a warm call that does nothing else. */
export async function overhead(): Promise<Section> {
  Object.assign(process.env, {
    STAGE: "dev",
    TABLE_NAME: "none",
    AWS_REGION: "ap-northeast-2",
    CURSOR_KEY: randomBytes(32).toString("hex"),
    EDGE_KEY: randomBytes(32).toString("hex"),
    TOKEN_PUBLIC_KEY: "none",
  });
  const { resource } = await import("@bupum/functions/kernel/request/resource");
  const handler = resource(routes, { create: async (_, { body }) => body });
  const text = eventOf();
  const context = { getRemainingTimeInMillis: () => 29_000 };
  const micros: number[] = [];
  const { write } = process.stdout;
  // The request's log line is built as usual, and discarded.
  process.stdout.write = () => true;
  try {
    for (let call = 0; call < warmUp + calls; call++) {
      const event: unknown = JSON.parse(text);
      const started = performance.now();
      const reply = await handler(event as never, context as never);
      const taken = performance.now() - started;
      if (call >= warmUp) micros.push(taken * 1000);
      if ((reply as { statusCode: number }).statusCode !== 200) throw new Error("Not answered.");
    }
  } finally {
    process.stdout.write = write;
  }
  const p50 = quantile(micros, 0.5);
  return {
    figures: { p50, p99: quantile(micros, 0.99), calls },
    lines: [
      {
        what: "warm handler without I/O: identity of a guest, body, reply, log line",
        measured: `${p50.toFixed(0)} µs p50, ${quantile(micros, 0.99).toFixed(0)} µs p99`,
        budget: `<= ${most} ms p50`,
        ok: p50 <= most * 1000,
      },
    ],
  };
}
