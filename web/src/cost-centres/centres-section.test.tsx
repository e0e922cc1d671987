import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { seoulDay } from "@bupum/shared/kernel/time";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { centreIdOf, centreOf, centresReply, companyId } from "../../test/cost-centres.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { lastMonths } from "../months/last-months.ts";
import { saidOf } from "./budgets.ts";
import { CentresSection } from "./centres-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

type Centres = Parameters<typeof centresReply>;

async function shown(roles: CompanyRole[], ...centres: Centres) {
  const net = network({ "/cost-centres": () => centresReply(...centres) });
  await show(
    <>
      <CentresSection company={{ id: companyId, roles }} />
      <Dialogs />
    </>,
  );
  if (centres.length > 0) await screen.findByRole("list", { name: "비용 부서와 예산" });
  return { ...net, written: () => net.sentTo("/cost-centres").filter(({ body }) => body !== null) };
}
const rows = () =>
  within(screen.getByRole("list", { name: "비용 부서와 예산" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const invalid = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the cost centres of a company (D43)", () => {
  test("say what each took of its budget and what is left, for everybody; closed ones come last", async () => {
    await shown(
      ["BUYER"],
      centreOf("A", { isClosed: true }),
      centreOf("B", { budget: { won: 1_200_000, period: "YEAR" } }),
    );
    expect(rows()).toEqual([
      `생산B팀 B-100  ${seoulDay(new Date().toISOString()).slice(0, 4)}년 예산1,200,000원집행20,000원예약10,000원남은 예산1,170,000원주문 보기`,
      "생산A팀 A-100 사용 중지 월 예산100,000원집행20,000원예약10,000원남은 예산70,000원주문 보기",
    ]);
    expect(screen.queryByText("예산 초과")).toBeNull();
    expect(screen.queryAllByRole("button")).toEqual([]);
    const month = seoulMonth(new Date().toISOString());
    const links = screen.getAllByRole("link", { name: /주문 보기/ });
    // Of the budget's own period, in the company's name.
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [
        `${centreIdOf("B")}&chargedIn=${month.slice(0, 4)}`,
        `${centreIdOf("A")}&chargedIn=${month}`,
      ].map((query) => `/mypage/orders?costCentreId=${query}&company=${companyId}`),
    );
  });

  test("say in words that a budget is exceeded, and by how much", async () => {
    const spending = { reserved: 60_000, used: 90_000 };
    await shown(["BUYER"], centreOf("A", { spending }), centreOf("B"));
    expect(rows()[0]).toContain("예산 초과");
    expect(rows()[0]).toContain("초과 금액50,000원");
    expect(rows()[1]).not.toContain("초과");
    // What exceeds the budget makes the bar longer than the budget, not longer than the page.
    const widths = [...document.querySelectorAll<HTMLElement>("[data-over] > span")].map(
      ({ style }) => style.width,
    );
    expect(widths).toEqual(["60%", "40%"]);
  });

  test("have figures without a budget, too", async () => {
    await shown(["BUYER"], centreOf("A", { budget: undefined }));
    expect(rows()).toEqual(["생산A팀 A-100  예산정하지 않음집행20,000원예약10,000원주문 보기"]);
  });

  test("are those of this month, and of an earlier one that is chosen", async () => {
    const { sentTo } = await shown(["BUYER"], centreOf("A"));
    const [present, before] = lastMonths(seoulDay(new Date().toISOString()));
    const choice = screen.getByLabelText<HTMLSelectElement>("조회할 달");
    expect(choice.value).toBe(present);
    fireEvent.change(choice, { target: { value: before } });
    await waitFor(() => expect(sentTo("/cost-centres")).toHaveLength(2));
    expect(sentTo("/cost-centres").map(({ search }) => search)).toEqual(["", `?month=${before}`]);
  });

  test("say what they are for while there are none", async () => {
    await shown(["BUYER"]);
    expect(await screen.findByText(/아직 비용 부서가 없습니다. 회사 소유자가/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByLabelText("조회할 달")).toBeNull();
    tidy();
    browserObjects();
    await shown(["OWNER"]);
    expect(await screen.findByText(/부서나 프로젝트별로/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "비용 부서 추가" })).toBeTruthy();
  });
});

describe("an owner (D43-1)", () => {
  const [one, other] = [centreOf("A"), centreOf("B", { isClosed: true })];

  test("changes a cost centre, and all others are sent as they are", async () => {
    const { written } = await shown(["OWNER"], one, other);
    press("생산A팀 수정");
    expect(document.activeElement).toBe(screen.getByLabelText(/^코드/));
    type("이름", "생산기술팀");
    type("예산 (원)", "250000");
    type("예산 기간", "YEAR");
    press("저장");
    await waitFor(() => expect(written()).toHaveLength(1));
    const budget = { won: 250_000, period: "YEAR" };
    expect(written()[0]!.body).toEqual({
      costCentres: [{ ...saidOf(one), name: "생산기술팀", budget }, saidOf(other)],
      version: 4,
    });
    expect(await screen.findByText("비용 부서를 저장했습니다.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText("이름")).toBeNull());
  });

  test("gives a budget up, and a closed cost centre stays closed", async () => {
    const { written } = await shown(["OWNER"], one, other);
    press("생산B팀 수정");
    type("예산 (원)", "");
    press("저장");
    await waitFor(() => expect(written()).toHaveLength(1));
    const { budget: _, ...rest } = saidOf(other);
    expect(written()[0]!.body).toEqual({ costCentres: [saidOf(one), rest], version: 4 });
    expect(rest.isClosed).toBe(true);
  });

  test("adds one without a budget", async () => {
    const { written } = await shown(["OWNER"], one);
    press("비용 부서 추가");
    press("저장");
    // Code and name are missing: nothing is sent, and they say so.
    await waitFor(() => expect(["코드", "이름"].map(invalid)).toEqual(["true", "true"]));
    expect(written()).toEqual([]);
    type("코드", "C-100");
    type("이름", "품질팀");
    press("저장");
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]!.body).toEqual({
      costCentres: [saidOf(one), { code: "C-100", name: "품질팀", isClosed: false }],
      version: 4,
    });
  });

  test("closes one once the question is confirmed, and opens another again", async () => {
    const { written } = await shown(["OWNER"], one, other);
    press("생산A팀 사용 중지");
    const dialog = within(await screen.findByRole("dialog"));
    expect(written()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "사용 중지" }));
    await waitFor(() => expect(written()).toHaveLength(1));
    press("생산B팀 다시 사용");
    await waitFor(() => expect(written()).toHaveLength(2));
    const states = written().map(({ body }) =>
      (body as { costCentres: { id: string; isClosed: boolean }[] }).costCentres.map(
        ({ id, isClosed }) => [id, isClosed],
      ),
    );
    const [idA, idB] = ["A", "B"].map(centreIdOf);
    expect(states).toEqual([
      [
        [idA, true],
        [idB, true],
      ],
      [
        [idA, false],
        [idB, false],
      ],
    ]);
  });

  test("reads at the code that another one has it, however it is spelled", async () => {
    const { written } = await shown(["OWNER"], one);
    press("비용 부서 추가");
    type("코드", "a-100");
    type("이름", "품질팀");
    press("저장");
    await waitFor(() => expect(invalid("코드")).toBe("true"));
    expect(screen.getByText("같은 코드가 두 번 있습니다.")).toBeDefined();
    expect(written()).toEqual([]);
    type("코드", "A-101");
    press("저장");
    await waitFor(() => expect(written()).toHaveLength(1));
  });

  test("keeps its own code when it is changed", async () => {
    const { written } = await shown(["OWNER"], one);
    press("생산A팀 수정");
    type("이름", "생산1과");
    press("저장");
    await waitFor(() => expect(written()).toHaveLength(1));
  });

  test("is saved into the list that it was opened with, and once that is refused into the newest", async () => {
    let version = 4;
    const { sentTo } = network({
      "/cost-centres": (body) =>
        body
          ? { status: 409, body: { code: "VERSION_CONFLICT", message: "그사이 바뀌었습니다." } }
          : { status: 200, body: { costCentres: [one], version: version++ } },
    });
    await show(<CentresSection company={{ id: companyId, roles: ["OWNER"] }} />);
    await screen.findByRole("button", { name: "생산A팀 수정" });
    press("생산A팀 수정");
    type("이름", "생산1과");
    const versions = () =>
      sentTo("/cost-centres").flatMap(({ body }) => (body ? [body] : [])) as { version: number }[];
    for (const expected of [[4], [4, 5]]) {
      press("저장");
      await waitFor(() => expect(versions().map((sent) => sent.version)).toEqual(expected));
      await screen.findAllByText("그사이 바뀌었습니다.");
    }
    expect(screen.getByLabelText<HTMLInputElement>("이름").value).toBe("생산1과");
  });

  test("reads above the form what the server refuses, and loses nothing that was typed", async () => {
    const message = "같은 코드가 두 번 있습니다.";
    const path = "body.costCentres";
    network({
      "/cost-centres": (body) =>
        body
          ? {
              status: 400,
              body: {
                code: "INVALID_REQUEST",
                issues: [{ path, code: "DUPLICATE_CODES", message }],
              },
            }
          : centresReply(one),
    });
    await show(<CentresSection company={{ id: companyId, roles: ["OWNER"] }} />);
    await screen.findByRole("button", { name: "비용 부서 추가" });
    press("비용 부서 추가");
    // Somebody else stated it a moment ago.
    type("코드", "Q-300");
    type("이름", "품질팀");
    press("저장");
    const form = within(screen.getByRole("form", { name: "비용 부서" }));
    expect((await form.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>("이름").value).toBe("품질팀");
  });
});
