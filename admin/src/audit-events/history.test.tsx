import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import { auditEntities } from "@bupum/shared/accounts/audit-events/entities";
import { trailFields } from "@bupum/shared/kernel/trail-fields";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { en } from "../words/en.ts";
import { ko } from "../words/ko.ts";
import { zh } from "../words/zh.ts";
import { History } from "./history.tsx";
import { Notes } from "./notes.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const event = (more: Partial<AuditEvent>): AuditEvent => ({
  id: "aud_01KB0000000000000000000000",
  entity: "seller",
  entityId: "sel_01KB0000000000000000000000",
  from: "PENDING",
  to: "REJECTED",
  via: "ADMIN",
  actor: "usr_1",
  actorRole: "ADMIN",
  at: "2026-11-20T00:00:00.000Z",
  ...more,
});
const answer = (...items: AuditEvent[]) => ({ items, page: 1, itemsPerPage: 30 });
const past = (isOpen: boolean) => () => <History entity="seller" id="sel_1" isOpen={isOpen} />;

test("a refusal says when, by whom and why, in words", async () => {
  const refused = event({ actorName: "김운영", reason: "서류가 흐립니다." });
  network({ "/audit-events/seller/sel_1": () => answer(refused) });
  await show("/sellers", past(true), "/sellers");
  const text = (await screen.findByRole("list")).textContent;
  expect(text).toContain("김운영");
  expect(text).toContain("대기 → 반려");
  expect(text).toContain("서류가 흐립니다.");
});

test("what changed is said from what to what; a code without words is not shown", async () => {
  const changes = [
    { field: "country" as const, from: "KR", to: "DE" },
    { field: "role" as const, from: "USER", to: "ADMIN" },
    { field: "password" as const },
  ];
  const changed = event({ from: "SHOWN", to: "SHOWN", changes, reason: "SOME_CODE" });
  network({ "/audit-events/seller/sel_1": () => answer(changed) });
  await show("/sellers", past(true), "/sellers");
  const text = (await screen.findByRole("list")).textContent ?? "";
  expect(text).toContain("국가: 대한민국 → 독일");
  expect(text).toContain("권한: 일반 회원 → 관리자");
  expect(text).toContain("비밀번호 변경");
  expect(text).not.toMatch(/[A-Z]{3,}/);
});

test("costs no read before it is opened", async () => {
  const sent = network({ "/audit-events/seller/sel_1": () => answer() });
  await show("/sellers", past(false), "/sellers");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "이력 보기" }));
  expect(await screen.findByText("이력이 없습니다")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("a note is sent as typed and stands among the notes", async () => {
  const stored: AuditEvent[] = [];
  const sent = network({
    "/audit-events/user/usr_1": (body) => {
      if (body === null) return answer(...stored);
      stored.push(event({ from: "-", to: "NOTED", reason: "통화함", actorName: "김운영" }));
      return stored[0];
    },
  });
  await show("/users", () => <Notes entity="user" id="usr_1" />, "/users");
  expect(await screen.findByText("아직 메모가 없습니다.")).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox", { name: "메모 쓰기" }), {
    target: { value: "통화함" },
  });
  fireEvent.click(screen.getByRole("button", { name: "메모 저장" }));
  const list = await screen.findByRole("list");
  expect(list.textContent).toContain("통화함");
  expect(list.textContent).toContain("김운영");
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({ text: "통화함" });
});

test("each kind of thing and each field has words in each language", () => {
  for (const { auditEvents: words } of [ko, en, zh]) {
    for (const entity of auditEntities) expect(words.entities[entity]).toBeTruthy();
    for (const field of trailFields) expect(words.fields[field]).toBeTruthy();
  }
});
