import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { companyId } from "../../test/cost-centres.ts";
import { numbersReply } from "../../test/order-numbers.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { NumbersSection } from "./numbers-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

async function shown(roles: CompanyRole[], template?: string) {
  let isOld = false;
  const net = network({
    "/order-numbers": (body) =>
      body !== undefined && isOld
        ? { status: 409, body: { status: 409, code: "VERSION_CONFLICT", message: "바뀌었습니다." } }
        : numbersReply(template),
  });
  await show(<NumbersSection company={{ id: companyId, roles }} />);
  const sent = () => net.sentTo("/order-numbers").flatMap(({ body }) => body ?? []);
  return { sent, turnOld: (to: boolean) => (isOld = to) };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText<HTMLInputElement>("번호 양식");
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe("the order numbers of a company (D45-2)", () => {
  test("show every member the template and what would come next", async () => {
    await shown(["BUYER"], "PO-{YY}{MM}-{####}");
    expect(await screen.findByText("PO-{YY}{MM}-{####}")).toBeTruthy();
    expect(screen.getByText("PO-2611-0042")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("say what holds while there is no template", async () => {
    await shown(["BUYER"]);
    expect(await screen.findByText(/주문할 때 직접 입력할 수 있습니다/)).toBeTruthy();
  });

  test("are previewed by what an owner types, and saved as they were seen", async () => {
    const { sent } = await shown(["OWNER"]);
    await screen.findByRole("button", { name: "양식 정하기" });
    press("양식 정하기");
    expect(screen.queryByText(/다음 번호 예/)).toBeNull();
    type("{YY}-{##}");
    expect(await screen.findByText("다음 번호 예: 26-412")).toBeTruthy();
    type("{MM}-{##}");
    expect(await screen.findByText(/월은 연도와, 일은 월과 함께/)).toBeTruthy();
    expect(screen.queryByText(/다음 번호 예/)).toBeNull();
    press("저장");
    // Once, at the field.
    await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
    const { id } = screen.getByText(/월은 연도와, 일은 월과 함께/);
    expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(id);
    expect(sent()).toEqual([]);
    type(" HB{YYYY}{MM}-{###} ");
    press("저장");
    await waitFor(() => expect(sent()).toEqual([{ template: "HB{YYYY}{MM}-{###}", version: 4 }]));
    expect(await screen.findByText("번호 양식을 저장했습니다.")).toBeTruthy();
  });

  test("are written by pressing what a template may name, at the cursor", async () => {
    const { sent } = await shown(["OWNER"]);
    await screen.findByRole("button", { name: "양식 정하기" });
    press("양식 정하기");
    press("예시 넣기: PO-{YY}{MM}-{####}");
    expect(await screen.findByText("다음 번호 예: PO-2611-0042")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /예시 넣기/ })).toBeNull();
    type("A-B");
    field().setSelectionRange(2, 2);
    fireEvent.click(screen.getByRole("button", { name: /^{YYYY}/ }));
    fireEvent.click(screen.getByRole("button", { name: /^{####}/ }));
    expect(field().value).toBe("A-{YYYY}{####}B");
    expect(await screen.findByText("다음 번호 예: A-20260412B")).toBeTruthy();
    press("저장");
    await waitFor(() => expect(sent()).toEqual([{ template: "A-{YYYY}{####}B", version: 4 }]));
  });

  test("are drawn no more once the template is emptied, and what was typed outlives a conflict", async () => {
    const { sent, turnOld } = await shown(["OWNER"], "A{##}");
    await screen.findByRole("button", { name: "양식 수정" });
    press("양식 수정");
    type("");
    turnOld(true);
    press("저장");
    expect(await screen.findByText("바뀌었습니다.")).toBeTruthy();
    expect(field().value).toBe("");
    turnOld(false);
    press("저장");
    expect(await screen.findByText("번호 양식을 저장했습니다.")).toBeTruthy();
    expect(sent()).toEqual([{ version: 4 }, { version: 4 }]);
  });
});
