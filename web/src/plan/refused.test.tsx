import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { makeQueryClient } from "@bupum/ui/frame/query-client";
import { toast } from "@bupum/ui/frame/toasts";
import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { network, show, tidy } from "../../test/world.tsx";
import { api } from "../api.ts";
import { tellPlanLimit } from "./refused.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const body = { fileId: "fil_01KB0000000000000000000000", action: "INSERT" } as const;
const title = "비즈니스 플러스 회원 전용 기능입니다.";
const refusal = (feature: string, most?: number) => ({
  status: 403,
  body: { status: 403, code: "SUBSCRIPTION_REQUIRED", message: title, params: { feature, most } },
});

const send = () => api.registerRequestHistories.create({ body });

function Plain() {
  const { mutate } = useMutation({ mutationFn: send });
  return <button onClick={() => mutate()}>보내기</button>;
}
/** A form that shows its own failures. */
function Form() {
  const { mutateAsync } = useMutation({
    mutationFn: send,
    meta: { quiet: true },
  });
  const draft = useDraft({ schema: z.object({}), initial: {}, send: () => mutateAsync() });
  return (
    <DraftForm draft={draft} label="양식">
      <button type="submit">보내기</button>
    </DraftForm>
  );
}

async function sending(Page: () => React.ReactNode) {
  const onFailed = vi.fn();
  const client = makeQueryClient({ onSignedOut: vi.fn(), tells: tellPlanLimit, onFailed });
  await show(
    <QueryClientProvider client={client}>
      <Page />
      <Dialogs />
    </QueryClientProvider>,
  );
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "보내기" })));
  return onFailed;
}
const closed = async () => {
  const dialog = await screen.findByRole("dialog", { name: title });
  fireEvent.click(within(dialog).getAllByRole("button", { name: "닫기" }).at(-1)!);
};

test("Any page's refusal by the plan shows what is closed, what opens it and what stays open", async () => {
  network({ "/register-request-histories": () => refusal("BULK_FILES") });
  const onFailed = await sending(Plain);
  const dialog = await screen.findByRole("dialog", { name: title });
  expect(await within(dialog).findByText(/이번 달에 보낼 수 있는/)).toBeTruthy();
  expect(within(dialog).getByText(/매달 더 많은 대량 등록 파일/)).toBeTruthy();
  expect(within(dialog).getByText(/회원 등급과 관계없이/)).toBeTruthy();
  expect(onFailed).not.toHaveBeenCalled();
  await closed();
});

test("A form that shows its own failures leaves the plan's to the dialog, with its limit", async () => {
  const failed = vi.spyOn(toast, "failed");
  network({ "/register-request-histories": () => refusal("ESTIMATE_LINES", 10) });
  await sending(Form);
  const dialog = await screen.findByRole("dialog", { name: title });
  expect(await within(dialog).findByText(/한 번에 10개 품목까지/)).toBeTruthy();
  expect(failed).not.toHaveBeenCalled();
  await closed();
});

test("A feature without words of its own is refused in general words", async () => {
  network({ "/register-request-histories": () => refusal("MARKET_BAND") });
  await sending(Plain);
  expect(await screen.findByText(/등급으로는 이용할 수 없는 기능/)).toBeTruthy();
  await closed();
});

test("Another failure is shown as usual", async () => {
  const busy = { status: 503, body: { status: 503, code: "BUSY", message: "잠시 후" } };
  network({ "/register-request-histories": () => busy });
  const onFailed = await sending(Plain);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("The dialog leads to the subscription, which knows the page that the member came from", async () => {
  history.replaceState(null, "", "/en/estimates/new?basket=1");
  network({ "/register-request-histories": () => refusal("ESTIMATE_SELLERS", 3) });
  await sending(Plain);
  const dialog = await screen.findByRole("dialog", { name: title });
  const lead = await within(dialog).findByRole("button", { name: "멤버십 구독 보기" });
  await act(async () => fireEvent.click(lead));
  await vi.waitFor(() => expect(location.pathname).toBe("/en/mypage/subscribe"));
  expect(new URLSearchParams(location.search).get("back")).toBe("/en/estimates/new?basket=1");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  history.replaceState(null, "", "/");
});
