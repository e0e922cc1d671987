import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../../test/world.tsx";
import ParcelsDialog from "./parcels-dialog.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ulid = "01KB000000000000000000000";
const line = (id: string, more: object = {}) => ({
  id: `ord_${ulid}${id}`,
  productName: "인버터",
  partNumber: `A-${id}`,
  isAlternative: false,
  status: "CONFIRMED",
  ...more,
});

test("twenty pasted numbers are stated, each for the lines that are still to go out", async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => `PO-261128-${10_000 + at}`);
  const { sentTo } = network({
    "/seller/batches": (_body, search) => ({
      status: 200,
      // Nothing is known of the last one.
      body: {
        items: numbers
          .filter((poNumber, at) => at < 19 && search.includes(poNumber))
          .map((poNumber) => ({ id: `ord_${ulid}1`, poNumber })),
        page: 1,
        itemsPerPage: 10,
      },
    }),
    "/batch/shipment": () => ({ status: 200, body: { orders: [] } }),
    "/batch": () => ({
      status: 200,
      body: {
        orders: [line("1"), line("2", { shipment: { carrier: "한진택배" } }), line("3")],
      },
    }),
  });
  await show(<ParcelsDialog onClose={() => undefined} />);
  const rows = numbers.map((number, at) => `${number}\t6890123456${10 + at}`);
  fireEvent.change(screen.getByLabelText(/붙여넣기/), { target: { value: rows.join("\n") } });
  const table = within(screen.getByRole("table"));
  expect(table.getAllByRole("row")).toHaveLength(21);
  fireEvent.click(screen.getByRole("button", { name: /^20건/ }));
  await waitFor(() => expect(table.getAllByText("2개 품목 출고")).toHaveLength(19));
  expect(table.getByText("찾을 수 없는 발주번호입니다")).toBeTruthy();
  const sent = sentTo("/batch/shipment");
  expect(sent).toHaveLength(19);
  expect(sent[0]!.body).toEqual({
    orderIds: [`ord_${ulid}1`, `ord_${ulid}3`],
    carrier: "CJ대한통운",
    trackingNo: "689012345610",
  });
  // What was stated is not stated again.
  expect(screen.getByRole("button", { name: /^1건/ })).toBeTruthy();
});

test("what is beyond one press is said, and stays for the next one", async () => {
  network({});
  await show(<ParcelsDialog onClose={() => undefined} />);
  const rows = Array.from(
    { length: 130 },
    (_, at) => `PO-261128-${10_000 + at}\t6890123456${10 + (at % 90)}`,
  );
  fireEvent.change(screen.getByLabelText(/붙여넣기/), { target: { value: rows.join("\n") } });
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(131);
  expect(screen.getByRole("button", { name: /^100건/ })).toBeTruthy();
  expect(screen.getByText("남은 30건은 이어서 저장합니다.")).toBeTruthy();
});
