import { expect, test } from "vitest";
import { patiently } from "./patience.ts";

const words =
  "This action timed out because it too long waiting for a lock. This request will succeed in actual DynamoDB API";
/** Work that fails so often before it is done. */
function failing(times: number, message = words) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw new Error(message);
    return "done";
  };
  return { work: () => patiently(work, async () => undefined), tries: () => tries };
}

test("a write that waited too long for a lock is repeated, a few times", async () => {
  const once = failing(1);
  expect(await once.work()).toBe("done");
  const ever = failing(100);
  await expect(ever.work()).rejects.toThrow("waiting for a lock");
  expect(ever.tries()).toBeLessThan(10);
});

test("any other failure is thrown at once", async () => {
  const { work, tries } = failing(1, "The table is not there");
  await expect(work()).rejects.toThrow("not there");
  expect(tries()).toBe(1);
});
