import { Problem } from "@bupum/shared/kernel/problem";
import { describe, expect, test } from "vitest";
import { isVersionConflict, retry, untilNoneLeft } from "./retry.ts";

const moved = new Problem("VERSION_CONFLICT");

describe("What meets a rival", () => {
  test("is repeated until there is no conflict, and gets the number of earlier tries", async () => {
    const rounds: number[] = [];
    const done = await retry(isVersionConflict, async (round) => {
      rounds.push(round);
      if (round < 2) throw moved;
      return "written";
    });
    expect([done, rounds]).toEqual(["written", [0, 1, 2]]);
  });
  test("throws the last error after its number of tries", async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw moved;
    };
    await expect(retry(isVersionConflict, attempt, 3)).rejects.toBe(moved);
    expect(tries).toBe(3);
  });
  test("is not repeated for any other refusal", async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      throw new Problem("NOT_FOUND");
    };
    await expect(retry(isVersionConflict, attempt)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(tries).toBe(1);
  });
});

describe("What is left of a batch", () => {
  test("is sent again, without the rest", async () => {
    const sent: number[][] = [];
    await untilNoneLeft([1, 2, 3], async (left) => {
      sent.push([...left]);
      return left.slice(1);
    });
    expect(sent).toEqual([[1, 2, 3], [2, 3], [3]]);
  });
  test("ends as BUSY if it never succeeds", async () => {
    await expect(untilNoneLeft([1], async (left) => left, 2)).rejects.toMatchObject({
      code: "BUSY",
    });
  });
});
