import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import type { CompanyMember } from "@bupum/shared/accounts/companies/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { centreIdOf, centreOf, centresReply, companyId } from "../../test/cost-centres.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RulesSection } from "./rules-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const approver: CompanyMember = {
  userId: "usr_01KB0000000000000000000000",
  name: "김팀장",
  roles: ["APPROVER"],
  joinedAt: "2026-11-20T00:00:00.000Z",
};
const steps = [[approver.userId]];
const ofBudget: ApprovalRule = {
  fromWon: 500_000,
  costCentreId: centreIdOf("A"),
  isOverBudget: true,
  isNewSeller: false,
  steps,
};

async function form(rule: ApprovalRule | undefined, ...centres: Parameters<typeof centresReply>) {
  const { sentTo } = network({ "/cost-centres": () => centresReply(...centres) });
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
  await waitFor(() => expect(sentTo("/cost-centres")).toHaveLength(1));
  return saved;
}
const save = () => fireEvent.click(screen.getByRole("button", { name: "저장" }));

describe("a rule about cost centres and budgets (D43-4)", () => {
  test("says both in words, with the other conditions", async () => {
    network({
      "/approval-rules": () => ({
        status: 200,
        body: { rules: [ofBudget], mayReleaseOwn: false, version: 1 },
      }),
      "/members": () => ({ status: 200, body: { items: [approver] } }),
      "/cost-centres": () => centresReply(centreOf("A")),
    });
    await show(<RulesSection company={{ id: companyId, roles: ["BUYER"] }} />);
    const text = await screen.findByText(
      "비용 부서 A-100 생산A팀 · 예산을 넘거나 비용 부서가 없을 때 · 500,000원 이상",
    );
    await waitFor(() => expect(text.parentElement!.textContent).toMatch(/→ 김팀장$/));
  });

  test("is made by the form; closed cost centres are not offered", async () => {
    const saved = await form(undefined, centreOf("A"), centreOf("B", { isClosed: true }));
    const select = await screen.findByLabelText<HTMLSelectElement>("비용 부서");
    expect([...select.options].map(({ text }) => text)).toEqual([
      "비용 부서와 관계없이",
      "A-100 생산A팀",
    ]);
    fireEvent.change(select, { target: { value: centreIdOf("A") } });
    fireEvent.click(screen.getByLabelText("예산을 넘거나 비용 부서를 고르지 않았을 때만"));
    fireEvent.click(screen.getByLabelText("김팀장"));
    save();
    expect(saved).toEqual([
      { costCentreId: centreIdOf("A"), isOverBudget: true, isNewSeller: false, steps },
    ]);
  });

  test("gives its conditions up in the form, and keeps a cost centre that was closed", async () => {
    const saved = await form(ofBudget, centreOf("A", { isClosed: true }));
    const select = await screen.findByLabelText<HTMLSelectElement>("비용 부서");
    expect(select.value).toBe(centreIdOf("A"));
    save();
    expect(saved.at(-1)).toEqual(ofBudget);
    fireEvent.change(select, { target: { value: "" } });
    fireEvent.click(screen.getByLabelText("예산을 넘거나 비용 부서를 고르지 않았을 때만"));
    save();
    expect(saved.at(-1)).toEqual({ fromWon: 500_000, isNewSeller: false, steps });
  });

  test("is no matter for a company without cost centres", async () => {
    const saved = await form(undefined);
    fireEvent.click(screen.getByLabelText("김팀장"));
    expect(screen.queryByLabelText("비용 부서")).toBeNull();
    expect(screen.queryByLabelText("예산을 넘거나 비용 부서를 고르지 않았을 때만")).toBeNull();
    save();
    expect(saved).toEqual([{ isNewSeller: false, steps }]);
  });
});

test("a total that is a calculation is refused and never becomes another number (D8-14)", async () => {
  await form(undefined);
  const total = screen.getByRole<HTMLInputElement>("textbox", { name: /금액|합계/ });
  for (const text of ["=1+1", "1-2"]) {
    fireEvent.input(total, { target: { value: text } });
    expect(total.value, text).toBe("");
    expect(await screen.findByText("형식이 올바르지 않습니다.")).toBeTruthy();
  }
});
