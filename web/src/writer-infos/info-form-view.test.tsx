import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs, dropDialogs } from "@bupum/ui/frame/dialogs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { productOf } from "../../test/product-label.ts";
import { InfoFormView } from "./info-form-view.tsx";
import { ReviewState } from "./review-state.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  dropDialogs();
});

type User = Parameters<typeof InfoFormView>[0]["user"];
const user = productOf<User>({ name: "김현장", companyName: "두루미자동화" });
const proof = {
  wantedRole: "WRITER" as const,
  occupation: "제어 설계",
  careerYears: 12,
  expertise: ["PLC"],
  career: "포장 라인 제어를 12년 동안 담당했습니다.",
  files: [],
};
const infoOf = (fields: Partial<WriterInfo>): WriterInfo => ({
  id: "wri_01KB0000000000000000000000",
  userId: "usr_01KB0000000000000000000000",
  status: "PENDING",
  penName: "현장엔지니어",
  draft: proof,
  writerRole: "NONE",
  expertCategories: [],
  submittedAt: "2026-11-24T00:00:00.000Z",
  reviewDueAt: "2026-11-26T14:59:59.999Z",
  version: 3,
  createdAt: "2026-11-24T00:00:00.000Z",
  updatedAt: "2026-11-24T00:00:00.000Z",
  ...fields,
});

test("an application begins with the account's data, and says in how many days it is reviewed", async () => {
  const { sentTo } = network({ "/writer_infos": () => ({ status: 201, body: infoOf({}) }) });
  await show(
    <>
      <InfoFormView info={null} user={user} />
      <Dialogs />
    </>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/필명/)).value).toBe("김현장");
  fireEvent.change(screen.getByLabelText(/직무/), { target: { value: "제어 설계" } });
  fireEvent.change(screen.getByLabelText(/경력 \(년\)/), { target: { value: "12" } });
  fireEvent.click(screen.getByRole("button", { name: "+ PLC" }));
  fireEvent.change(screen.getByLabelText(/경력과 경험/), { target: { value: proof.career } });
  fireEvent.click(screen.getByRole("button", { name: "작성자 인증 신청하기" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/1~2영업일 안에 심사/)).toBeTruthy();
  expect(sentTo("/writer_infos")).toMatchObject([
    { body: { penName: "김현장", careerYears: 12, expertise: ["PLC"], wantedRole: "WRITER" } },
  ]);
  expect(sentTo("/writer_infos")[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
});

test("a missing value is shown beside its field, and nothing is sent", async () => {
  const { sentTo } = network({});
  await show(<InfoFormView info={null} user={user} />);
  fireEvent.click(await screen.findByRole("button", { name: "작성자 인증 신청하기" }));
  await waitFor(() => expect(document.querySelectorAll("[aria-invalid=true]").length).toBe(4));
  expect(sentTo("/writer_infos")).toEqual([]);
});

test("a correction is shown above the form, and an emptied organization is sent as empty", async () => {
  const correction = { note: "연도를 적어 주세요.", at: "2026-11-24T03:00:00.000Z" };
  const info = infoOf({ status: "CORRECTION", correction, organization: "두루미자동화" });
  const { sentTo } = network({ "/me": () => ({ status: 200, body: infoOf({}) }) });
  await show(
    <>
      <ReviewState info={info} />
      <InfoFormView info={info} user={user} />
      <Dialogs />
    </>,
  );
  expect(await screen.findByText("보완할 내용: 연도를 적어 주세요.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/소속/), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "변경한 내용 제출하기" }));
  await screen.findByRole("dialog");
  const changes = sentTo("/writer_infos/me").filter(({ body }) => body !== null);
  expect(changes).toMatchObject([{ body: { organization: "", version: 3 } }]);
});

test("a revoked writer reads that the wikis stay, and when to apply again", async () => {
  const lastRejection = { reason: "표절", at: new Date().toISOString() };
  const info = infoOf({ status: "REJECTED", approved: proof, lastRejection });
  await show(<ReviewState info={info} />);
  expect(await screen.findByText(/작성한 위키는 그대로/)).toBeTruthy();
  expect(screen.getByText(/부터 다시 신청할 수 있습니다/)).toBeTruthy();
});

const node = (id: string, ko: string, children: object[] = []) => ({
  id,
  name: { ko, en: ko, zh: ko },
  children,
});

test("an expert sees which categories are the own ones", async () => {
  const id = "wct_01KB0000000000000000000001";
  network({
    "/wikis/categories": () => ({
      status: 200,
      body: { items: [node("wct_01KB0000000000000000000000", "전기", [node(id, "인버터")])] },
    }),
  });
  const info = infoOf({ status: "APPROVED", writerRole: "EXPERT", expertCategories: [id] });
  await show(<ReviewState info={info} />);
  await screen.findByText("맡은 분야: 인버터");
});
