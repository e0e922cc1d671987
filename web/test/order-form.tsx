import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { fireEvent, screen } from "@testing-library/react";
import type { Address } from "../src/product-estimate-orders/addresses.ts";
import { OrderFields } from "../src/product-estimate-orders/order-fields.tsx";
import type { Choice } from "../src/product-estimate-orders/order-lines.ts";
import { sitesReply } from "./delivery-addresses.ts";
import { productOf } from "./product-label.ts";
import { network, show } from "./world.tsx";

export const plan = "awp_01KB0000000000000000000000";
export const groupId = "egr_01KB0000000000000000000000";
export const sellerOf = (letter: string) => `sel_01KB000000000000000000000${letter}`;
export const lineOf = (letter: string) =>
  productOf<Line>({
    id: `est_01KB000000000000000000000${letter}#l01`,
    groupId,
    sellerId: sellerOf(letter),
    sellerName: `판매자 ${letter}`,
    productName: "베어링",
    requestLineId: "l01",
    quantity: 10,
    unit: "EA",
    open: true,
    version: 3,
    currentResponse: {
      id: `rsp_01KB000000000000000000000${letter}`,
      state: "ACTIVE",
      currency: "KRW",
      vatMode: "EXCLUDED",
      breaks: [{ minQty: 1, unitPrice: "100" }],
      moq: 1,
      orderMultiple: 1,
      leadTimeDays: 1,
      condition: "NEW",
      shippingFeePayer: "SELLER_PAYS",
      validUntil: "2099-12-31",
      files: [],
    },
  });
export const shipTo = productOf<Address>({
  name: "박수령",
  phone: "010-9876-5432",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
});

/** The order form of two sellers; the second one's answer is given by the test. */
export async function drawn(
  second: () => { status: number; body?: unknown },
  more: Parameters<typeof network>[0] = {},
) {
  const items = [lineOf("A"), lineOf("B")];
  const answers = network({
    "/delivery-addresses": () => sitesReply(),
    "/product-estimates/estimate": () => ({ status: 200, body: { items } }),
    ...more,
    "/award-plans": () => ({ status: 201, body: { id: plan } }),
    [`/estimate-groups/${groupId}`]: () => ({
      status: 200,
      body: { estimates: [{ sellerId: sellerOf("A"), paymentTerms: "익월 말 지급" }] },
    }),
    "/product-estimate-orders": (body) =>
      JSON.stringify(body).includes(items[0]!.id)
        ? { status: 201, body: { poNumber: "PO-261123-AAAAA" } }
        : second(),
  });
  const chosen = items.map((item): [string, Choice] => [
    item.id,
    { quote: item.currentResponse!, quantity: 10, acceptAlternative: false },
  ]);
  const form = (
    <OrderFields groupId={groupId} preset="SPLIT" chosen={new Map(chosen)} addresses={[shipTo]} />
  );
  await show(form);
  return { ...answers, items };
}

/** Presses the button that orders from that many sellers. */
export const send = async (sellers: number) =>
  fireEvent.click(await screen.findByRole("button", { name: `${sellers}곳에 주문하기` }));
