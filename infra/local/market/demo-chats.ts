import { randomUUID } from "node:crypto";
import type { ChatContext } from "@bupum/shared/talk/chats/contract";
import type { Api, People } from "./demo-orders.ts";

/** The speaker: the buyer, or the seller. */
type Said = readonly ["buyer" | "seller", string];

interface Talk {
  buyer: Api;
  seller: Api;
  /** The request whose estimate the chat is about. */
  title: string;
  said: readonly Said[];
  /** Whether the buyer has read all messages. */
  isRead: boolean;
}

const talks = ({ buyers, sellers }: People): readonly Talk[] => [
  {
    buyer: buyers[0],
    seller: sellers[0],
    title: "3라인 정기 보수 자재",
    said: [
      ["buyer", "견적 잘 받았습니다. 두 번째 품목은 이번 주 안에 출고가 될까요?"],
      ["seller", "네, 재고가 있습니다. 오늘 주문하시면 내일 오전에 출고합니다."],
      ["buyer", "수량을 10개로 늘리면 단가를 조정해 주실 수 있나요?"],
      ["seller", "10개부터 5% 맞춰 드리겠습니다. 견적을 다시 올려 둘 테니 확인해 주세요."],
    ],
    isRead: false,
  },
  {
    buyer: buyers[1],
    seller: sellers[0],
    title: "포장기 센서 교체",
    said: [
      ["buyer", "커넥터 방향이 기존 센서와 같은지 확인 부탁드립니다."],
      ["seller", "같은 M12 직선형입니다. 케이블만 다시 쓰시면 됩니다."],
      ["buyer", "확인했습니다. 감사합니다."],
    ],
    isRead: true,
  },
  {
    buyer: buyers[2],
    seller: sellers[0],
    title: "예비품 확보",
    said: [
      ["buyer", "단종 전에 예비품을 확보하려고 합니다. 급하면 010-2345-6789로 전화 주셔도 됩니다."],
      ["seller", "연락처는 주문이 확정된 뒤에 보인다고 나옵니다. 여기로 답변드리겠습니다."],
    ],
    isRead: false,
  },
];

/**
 * Creates chats about estimates in a new demo market, after `makeDemoOrders`. Accounts with chats
 * are left alone.
 */
export async function makeDemoChats(people: People): Promise<void> {
  const [first] = people.buyers;
  const { items: before } = await first.chats.list({ query: { itemsPerPage: 10 } });
  if (before.length > 0) return;
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they would
  for (const one of talks(people)) await play(one);
}

async function play({ buyer, seller, title, said, isRead }: Talk): Promise<void> {
  const info = await seller.sellerInfos.me();
  const { items } = await buyer.estimates.list({ query: { itemsPerPage: 100 } });
  const estimate = items.find((one) => one.title === title && one.sellerId === info?.id);
  if (!estimate) throw new Error(`${title}: nobody has an estimate to talk about.`);
  const context: ChatContext = { type: "ESTIMATE", id: estimate.id };
  const body = { sellerId: estimate.sellerId, context };
  const { uuid } = await buyer.chats.create({ body });
  const params = { uuid };
  let last = "";
  for (const [who, text] of said) {
    const api = who === "buyer" ? buyer : seller;
    // oxlint-disable-next-line no-await-in-loop -- an answer follows what was asked
    const sent = await api.chats.send({ params, body: { clientId: randomUUID(), text } });
    last = sent.createdAt;
  }
  if (isRead) await buyer.chats.update({ params, body: { lastReadAt: last } });
}
