import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";

export type Address = Order["shipTo"];

/** Addresses that are offered for the next order. */
const mostAddresses = 10;

const keyOf = ({ name, phone, zip, address }: Address) => [name, phone, zip, address].join("\n");

/** Where earlier orders went, each once, the last one first. */
export function addressesOf(orders: readonly Pick<Order, "shipTo">[]): Address[] {
  const known = orders.map(({ shipTo }) => shipTo).filter(({ masked }) => !masked);
  const keys = known.map(keyOf);
  return known.filter((one, at) => keys.indexOf(keyOf(one)) === at).slice(0, mostAddresses);
}
