/** What a change may name on record; a page says each in the reader's language. */
export const trailFields = [
  "address",
  "adminRole",
  "alarmType",
  "aliases",
  "alternates",
  "blockedReason",
  "body",
  "breaks",
  "categoryTagIds",
  "companyName",
  "content",
  "country",
  "currency",
  "datasheets",
  "description",
  "email",
  "fax",
  "images",
  "introduction",
  "leadTimeDays",
  "life",
  "logoId",
  "manufactorIds",
  "manufactorName",
  "memo",
  "name",
  "noticeType",
  "oldNumbers",
  "order",
  "orderMultiple",
  "parentId",
  "partNumber",
  "password",
  "phone",
  "publishedAt",
  "region",
  "role",
  "safetyMarks",
  "sellerSku",
  "shippingFeePayer",
  "specifications",
  "state",
  "stock",
  "tel",
  "title",
  "unit",
  "warehouseRegion",
  "website",
] as const;
export type TrailField = (typeof trailFields)[number];

/** A field that changed; the values of some are not on record (D30-2). */
export interface TrailChange {
  field: TrailField;
  from?: string | undefined;
  to?: string | undefined;
}
