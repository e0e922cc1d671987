import { afterAll, expect, test, vi } from "vitest";
import type { Lambda } from "@bupum/infra/local/lambda/lambda";
import { functions } from "./fixture/app.ts";

vi.stubEnv("BUPUM_WORKERS", "2");
const { workerLambda } = await import("@bupum/infra/local/lambda/lambda");
const lambdas: Lambda[] = [];
afterAll(() => Promise.all(lambdas.map((lambda) => lambda.stop())));

function lambda(name: string, make = workerLambda, folder = "user-echo"): Lambda {
  const made = make(
    {
      name,
      folder: `${functions}/${folder}`,
      handler: "index.handler",
      timeoutSeconds: 10,
      memoryMb: 128,
      environment: {},
    },
    {},
  );
  lambdas.push(made);
  return made;
}
async function call(one: Lambda, act?: string): Promise<number> {
  const event = JSON.stringify({ queryStringParameters: { act } });
  const { body } = JSON.parse(await one.invoke(event)) as { body: string };
  return (JSON.parse(body) as { calls: number }).calls;
}

test("a function that works when its host stops replies before it ends", async () => {
  const one = lambda("slow");
  const answer = call(one, "slow");
  await one.stop();
  expect(await answer).toBe(1);
});

test("a function without a reply does not block the end of its host", async () => {
  const one = lambda("hang", workerLambda, "user-hang");
  const answer = call(one);
  await Promise.all([expect(answer).rejects.toThrow("Runtime exited"), one.stop()]);
});

test("above the limit of environments, the one that is idle longest is ended", async () => {
  const [first, second, third] = [lambda("first"), lambda("second"), lambda("third")];
  expect([await call(first), await call(second), await call(first)]).toEqual([1, 1, 2]);
  expect(await call(third)).toBe(1);
  expect([await call(first), await call(second)]).toEqual([3, 1]);
});

test("an environment that is idle for half a minute ends, and frees its memory", async () => {
  vi.resetModules();
  vi.stubEnv("BUPUM_WORKERS", undefined);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  try {
    const { workerLambda: make } = await import("@bupum/infra/local/lambda/lambda");
    const one = lambda("idle", make);
    expect([await call(one), await call(one)]).toEqual([1, 2]);
    vi.advanceTimersByTime(29_000);
    expect(await call(one)).toBe(3);
    vi.advanceTimersByTime(40_000);
    expect(await call(one)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("a crash starts one environment for all waiting calls, not two", async () => {
  const one = lambda("crash");
  const crash = expect(call(one, "later")).rejects.toThrow("JSON");
  // Three work beside it, and two wait.
  const counts = await Promise.all(Array.from({ length: 5 }, () => call(one, "slow")));
  await crash;
  expect(Math.max(...counts)).toBe(2);
});
