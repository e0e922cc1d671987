import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { productOf } from "./product-label.ts";

export const estimateId = "est_01JD0000000000000000000001";

/** A line of ten sensors that waits for a quote: E3Z-D61, E3Z-D62 and so on. */
export const askedLine = (number: number, rest: object = {}) =>
  productOf<EstimateLine>({
    id: `${estimateId}#l0${number}`,
    productName: "포토센서",
    partNumber: `E3Z-D6${number}`,
    quantity: 10,
    unit: "EA",
    requiredCondition: "ANY",
    replyType: "PENDING",
    open: true,
    files: [],
    version: 1,
    ...rest,
  });
