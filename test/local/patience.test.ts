import { type JsonClient, Refusal } from "@bupum/infra/local/kernel/aws";
import { patient } from "@bupum/infra/local/table/patience";
import { expect, test } from "vitest";

const locked = new Refusal(
  "InternalFailure",
  "This action timed out because it too long waiting for a lock. This request will succeed in actual DynamoDB API",
);
/** A database that refuses so often before it answers: no test can make the real one so busy. */
function refusing(times: number, refusal: Error = locked) {
  let asked = 0;
  const call: JsonClient = async <Reply>() => {
    asked += 1;
    if (asked <= times) throw refusal;
    return {} as Reply;
  };
  return { ask: () => patient(call, [1, 1])("CreateTable", {}), asked: () => asked };
}

test("a call that waited too long for the database's lock is repeated", async () => {
  const { ask, asked } = refusing(2);
  expect(await ask()).toEqual({});
  expect(asked()).toBe(3);
});

test("a database that stays locked is reported in a sentence, after a few tries", async () => {
  const { ask, asked } = refusing(100);
  await expect(ask()).rejects.toMatchObject({
    message: expect.stringContaining("npm start를 다시 실행해 주세요"),
    cause: locked,
  });
  expect(asked()).toBe(3);
});

test("any other refusal is thrown at once", async () => {
  const { ask, asked } = refusing(1, new Refusal("ResourceNotFoundException", "none"));
  await expect(ask()).rejects.toMatchObject({ code: "ResourceNotFoundException" });
  expect(asked()).toBe(1);
});
