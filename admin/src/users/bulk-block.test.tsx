import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { BulkBlock } from "./bulk-block.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const member = (at: number, more: Partial<AdminUser> = {}) =>
  // The fields that the buttons read.
  ({ id: `usr_${at}`, name: `회원${at}`, version: at, ...more }) as unknown as AdminUser;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

async function press(rows: readonly AdminUser[], clear: () => void, reason: string) {
  await show("/users", () => <BulkBlock rows={rows} clear={clear} />, "/users");
  fireEvent.click(button("이용 정지"));
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: reason } });
}

test("a block of several says how many before it is sent, and goes over the versions that were read", async () => {
  const sent = network({
    "/user-entities/usr_1": () => member(1),
    "/user-entities/usr_2": () => member(2),
  });
  const clear = vi.fn();
  await press([member(1), member(2), member(3, { blockedReason: "전에 정지" })], clear, "도배");
  fireEvent.click(button("회원 2명 이용 정지"));
  await waitFor(() => expect(clear).toHaveBeenCalledOnce());
  expect(
    sent.filter(({ method }) => method === "PATCH").map(({ path, body }) => [path, body]),
  ).toEqual([
    [expect.stringMatching(/usr_1$/), { blockedReason: "도배", version: 1 }],
    [expect.stringMatching(/usr_2$/), { blockedReason: "도배", version: 2 }],
  ]);
});

test("rows that are refused stay selected, and the others are done", async () => {
  const sent = network({ "/user-entities/usr_2": () => member(2) });
  const clear = vi.fn();
  await press([member(1), member(2)], clear, "도배");
  fireEvent.click(button("회원 2명 이용 정지"));
  await waitFor(() => expect(sent.filter(({ method }) => method === "PATCH")).toHaveLength(2));
  await waitFor(() => expect(button("이용 정지").dataset["loading"]).toBeUndefined());
  expect(clear).not.toHaveBeenCalled();
});

test("a member who has left is neither blocked nor counted", async () => {
  network({});
  const gone = member(1, { deletedAt: "2026-11-20T00:00:00.000Z" });
  await show("/users", () => <BulkBlock rows={[gone]} clear={() => undefined} />, "/users");
  expect(button("이용 정지").disabled).toBe(true);
  expect(button("정지 해제").disabled).toBe(true);
});
