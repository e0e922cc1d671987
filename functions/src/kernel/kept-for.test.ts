import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptFor } from "./kept-for.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test("what was read is kept for its time and then read again", async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("a").mockResolvedValue("b");
  const value = keptFor(1_000, read);
  expect([await value(), await value()]).toEqual(["a", "a"]);
  later(999);
  expect(await value()).toBe("a");
  later(1);
  expect(await value()).toBe("b");
  expect(read).toHaveBeenCalledTimes(2);
});

test("where it cannot be read again, what was read before stays for as long", async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce("a");
  const value = keptFor(1_000, read.mockRejectedValue(new Error("away")));
  expect(await value()).toBe("a");
  later(1_000);
  expect([await value(), await value()]).toEqual(["a", "a"]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("where nothing was read yet the next call reads again", async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("away"));
  const value = keptFor(1_000, read.mockResolvedValue("a"));
  await expect(value()).rejects.toThrow("away");
  expect(await value()).toBe("a");
});
