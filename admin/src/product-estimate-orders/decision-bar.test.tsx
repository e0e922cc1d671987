import type { OrderEntity } from "@bupum/shared/deal/product-estimate-orders/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ko } from "../words/ko.ts";
import { DecisionBar } from "./decision-bar.tsx";

configure({ asyncUtilTimeout: 10_000 });
beforeEach(browserObjects);
afterEach(cleanup);

test("a refusal with a short remark beside its reason is not stopped by the browser's own bubble", async () => {
  // The bar reads only these fields of an order.
  const order = { id: "ord_1", status: "PENDING", buyerName: "구매", sellerName: "판매" };
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <DecisionBar lines={[order as OrderEntity]} />
        </QueryClientProvider>
      </MantineProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "거절" }));
  const dialog = await screen.findByRole("dialog");
  const remark = within(dialog).getByLabelText("상세 사유");
  expect(remark.closest("form")?.noValidate).toBe(true);
  expect(remark.getAttribute("minlength")).toBeNull();
});
