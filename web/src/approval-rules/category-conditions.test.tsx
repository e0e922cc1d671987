import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { CompanyMember } from "@bupum/shared/accounts/companies/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { categoriesReply, categoryIdOf } from "../../test/categories.ts";
import { centresReply, companyId } from "../../test/cost-centres.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RuleText } from "./rule-text.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const approver: CompanyMember = {
  userId: "usr_01KB0000000000000000000000",
  name: "김팀장",
  roles: ["APPROVER"],
  joinedAt: "2026-11-20T00:00:00.000Z",
};
const steps = [[approver.userId]];
const ofBreakers: ApprovalRule = {
  fromWon: 500_000,
  categories: { ids: [categoryIdOf("B"), categoryIdOf("Z")], withLinesInWords: true },
  isNewSeller: false,
  steps,
};
const answers = { "/cost-centres": () => centresReply(), "/category-tags": categoriesReply };

async function form(rule: ApprovalRule | undefined) {
  network(answers);
  const saved: ApprovalRule[] = [];
  await show(
    <RuleForm
      companyId={companyId}
      rule={rule}
      approvers={[approver]}
      isSaving={false}
      save={(one) => saved.push(one)}
      cancel={() => undefined}
    />,
  );
  return saved;
}
const save = () => fireEvent.click(screen.getByRole("button", { name: "저장" }));
const wordsToo = "분류를 알 수 없는 품목도 모두 포함";

describe("a rule about categories (D41-7)", () => {
  test("says them in words, also one that was removed, and that the amount is the whole order's", async () => {
    network(answers);
    const names = new Map([[approver.userId, approver.name]] as const);
    await show(<RuleText of={ofBreakers} names={names} centres={new Map()} />);
    expect(
      await screen.findByText(
        "소형차단기 또는 삭제된 분류 또는 분류를 알 수 없는 품목이 있는 주문 · 주문 전체 500,000원 이상",
      ),
    ).toBeTruthy();
  });

  test("is made by the form: categories are found by a piece of their path", async () => {
    const saved = await form(undefined);
    expect(screen.queryByLabelText(wordsToo)).toBeNull();
    const field = screen.getByRole("searchbox", { name: "품목 분류" });
    fireEvent.focus(field);
    expect(await screen.findByRole("option", { name: "센서" })).toBeTruthy();
    fireEvent.change(field, { target: { value: "전력" } });
    expect(screen.queryByRole("option", { name: "센서" })).toBeNull();
    fireEvent.click(screen.getByRole("option", { name: "전력기기 › 소형차단기" }));
    expect(await screen.findByRole("button", { name: "전력기기 › 소형차단기 삭제" })).toBeTruthy();
    fireEvent.click(screen.getByLabelText("김팀장"));
    save();
    const categories = { ids: [categoryIdOf("B")], withLinesInWords: false };
    expect(saved.at(-1)).toEqual({ categories, isNewSeller: false, steps });
    fireEvent.click(screen.getByLabelText(wordsToo));
    save();
    expect(saved.at(-1)!.categories).toEqual({ ...categories, withLinesInWords: true });
  });

  test("keeps what it had, and loses the condition with its last category", async () => {
    const saved = await form(ofBreakers);
    await screen.findByRole("button", { name: "삭제된 분류 삭제" });
    save();
    expect(saved.at(-1)).toEqual(ofBreakers);
    fireEvent.click(screen.getByRole("button", { name: "삭제된 분류 삭제" }));
    fireEvent.click(screen.getByRole("button", { name: "전력기기 › 소형차단기 삭제" }));
    save();
    expect(saved.at(-1)).toEqual({ fromWon: 500_000, isNewSeller: false, steps });
  });
});
