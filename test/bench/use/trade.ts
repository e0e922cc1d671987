import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Id } from "@bupum/shared/kernel/ids";
import { contact, quoteFor, shipTo } from "../../kit/group.ts";
import { post } from "../../kit/upload.ts";
import type { Person } from "./people.ts";

const mostLooks = 120;
/** More pieces than all orders of an hour take. */
const enough = 50;
/** A picture of some size: what matters here is that it passes through. */
const picture = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(300_000)]);

/** A request reaches its seller a moment after it was made. */
async function lineOf({ api }: Person, groupId: Id<"egr">) {
  for (let look = 0; look < mostLooks; look++) {
    // oxlint-disable-next-line no-await-in-loop -- a worker hands the lines to their sellers
    const { items } = await api.productEstimates.listOfEstimate({ query: { groupId } });
    // oxlint-disable-next-line no-await-in-loop
    const { dispatching } = await api.estimateGroups.get({ params: { id: groupId } });
    if (items[0] && !dispatching) return items[0];
    // oxlint-disable-next-line no-await-in-loop
    await pause(500);
  }
  throw new Error("The request did not reach its seller.");
}

async function ask(buyer: Person, seller: Person, at: number) {
  const { items } = await seller.api.merchandises.listOwn({ query: {} });
  const ready = items.filter(({ stock }) => stock === null || stock > enough);
  const part = ready[at % ready.length];
  if (!part) throw new Error("The seller of the demo market has nothing on sale.");
  const { id } = await buyer.api.estimateGroups.create({
    body: {
      title: `요청 ${at}`,
      lines: [{ merchandiseId: part.id, quantity: 1 }],
      contact,
      allowDuplicate: true,
    },
  });
  return lineOf(buyer, id);
}

/** A buyer and a seller speak of an estimate. */
async function talk(buyer: Person, seller: Person, sellerId: Id<"sel">, id: Id<"est">) {
  const context = { type: "ESTIMATE" as const, id };
  const { uuid } = await buyer.api.chats.create({ body: { sellerId, context } });
  const params = { uuid };
  for (const who of [buyer, seller, buyer, seller]) {
    const text = "이번 주 안에 출고가 될까요?";
    // oxlint-disable-next-line no-await-in-loop -- an answer follows what was asked
    const { createdAt } = await who.api.chats.send({
      params,
      body: { clientId: randomUUID(), text },
    });
    // oxlint-disable-next-line no-await-in-loop
    await who.api.chats.update({ params, body: { lastReadAt: createdAt } });
    // oxlint-disable-next-line no-await-in-loop
    await who.api.chats.messages({ params, query: {} });
  }
}

/** A file for the next request, from the form to the bucket. */
async function send({ api }: Person) {
  const body = { category: "IMAGE" as const, fileName: "명판.png", size: picture.length };
  await post(await api.files.upload({ body }), body.fileName, picture);
}

/** A request, what is said of it, its answer, and its order up to the end. */
export async function trade(buyer: Person, seller: Person, at: number): Promise<void> {
  await send(buyer);
  const line = await ask(buyer, seller, at);
  const quote = { items: [quoteFor(line.id)] };
  const [answer] = await seller.api.productEstimateResponses.create({ body: quote });
  await talk(buyer, seller, line.sellerId, line.estimateId);
  const item = { productEstimateId: line.id, responseId: answer!.id!, quantity: 1 };
  const { orderIds } = await buyer.api.productEstimateOrders.create({
    body: { items: [item], shipTo },
  });
  const params = { id: orderIds[0]! };
  const { productEstimateOrders: orders } = seller.api;
  await orders.accept({ params, body: { force: true } });
  await orders.ship({ params, body: { carrier: "로젠택배" } });
  await buyer.api.productEstimateOrders.complete({ params });
}
