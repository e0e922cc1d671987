import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { makeQueryClient } from "@bupum/ui/frame/query-client";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { SendForm } from "./send-form.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "rrh_01KB0000000000000000000000";
const usedUp = { files: { used: 2, most: 2 }, listings: { live: 0, most: 100 } };
async function opened(correctedRows: number) {
  const before: Partial<RegisterRequestHistory> = {
    id,
    action: "INSERT",
    status: "DONE",
    phase: "ENDED",
    errorRows: 3,
    correctedRows,
    file: { id: "fil_01KB0000000000000000000000", fileName: "재고표.xlsx", size: 9 },
  };
  network({
    "/allowance": () => ({ status: 200, body: usedUp }),
    [id]: () => ({ status: 200, body: before }),
  });
  await show(
    <QueryClientProvider client={makeQueryClient({ onSignedOut: vi.fn(), onFailed: vi.fn() })}>
      <SendForm corrects={id} />
    </QueryClientProvider>,
  );
}
const full = "이번 달에 보낼 수 있는 파일을 모두 사용했습니다";

test("A corrected file may be sent where the month is used up, up to the rows that remain (D8-21)", async () => {
  await opened(1);
  expect(await screen.findByText(/^2행까지는 이번 달 파일 수에 들어가지 않습니다/)).toBeTruthy();
  await screen.findByText(/이번 달 파일 2개 중 2개 사용/);
  expect(screen.queryByText(full)).toBeNull();
});

test("A corrected file counts where no failed row remains (D8-21)", async () => {
  await opened(3);
  expect(await screen.findByText(/새 파일로 셉니다/)).toBeTruthy();
  expect(await screen.findByText(full)).toBeTruthy();
});
