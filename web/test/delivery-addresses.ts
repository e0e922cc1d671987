import type { DeliveryAddress } from "@bupum/shared/accounts/companies/delivery-addresses";

const sites = {
  A: {
    label: "안산 1공장 자재창고",
    shipTo: {
      name: "이현장",
      phone: "+821011112222",
      zip: "15434",
      address: "경기도 안산시 단원구 별망로 1",
      region: "GYEONGGI",
    },
  },
  B: {
    label: "제주 물류센터",
    shipTo: {
      name: "고물류",
      phone: "+82647100000",
      zip: "63122",
      address: "제주특별자치도 제주시 연삼로 2",
      region: "JEJU",
    },
  },
} as const;

/** A delivery address of a company. */
export const siteOf = (
  letter: keyof typeof sites,
  more: Partial<DeliveryAddress> = {},
): DeliveryAddress => ({
  id: `adr_01KB000000000000000000000${letter}`,
  ...sites[letter],
  isDefault: false,
  ...more,
});

/** What the API says of a company's delivery addresses. */
export const sitesReply = (...deliveryAddresses: DeliveryAddress[]) => ({
  status: 200,
  body: { deliveryAddresses, version: 4 },
});
