import type { Life } from "@bupum/shared/catalogue/products/life";
import type { Relation } from "@bupum/shared/catalogue/products/rules";

/** Parts that a maker sells in place of others: maker, the old one, the new one. */
const successors: readonly (readonly [string, string, string])[] = [
  ["mitsubishi", "FX3U-32MR/ES", "FX5U-32MR/ES"],
  ["mitsubishi", "FX3U-64MR/ES", "FX5U-64MR/ES"],
  ["mitsubishi", "FX3U-80MR/ES", "FX5U-80MR/ES"],
  ["mitsubishi", "FX3U-32MT/ES", "FX5U-32MT/ES"],
  ["mitsubishi", "FX3U-64MT/ES", "FX5U-64MT/ES"],
];

/** Lives that makers have announced, by maker and number. */
const announced: Readonly<Record<string, Omit<Life, "source" | "saidAt" | "successorId">>> = {
  "mitsubishi/FX3U-32MR/ES": { state: "REPLACED" },
  "mitsubishi/FX3U-64MR/ES": { state: "REPLACED" },
  "mitsubishi/FX3U-80MR/ES": { state: "DISCONTINUED" },
  "mitsubishi/FX3U-32MT/ES": { state: "LAST_ORDER", lastOrderDay: "2026-12-31" },
  "mitsubishi/FX3U-64MT/ES": { state: "LAST_ORDER", lastOrderDay: "2027-03-31" },
  "mitsubishi/FX3U-32MR/DS": { state: "DISCONTINUED" },
  "mitsubishi/FX3U-64MR/DS": { state: "DISCONTINUED" },
  "mitsubishi/FX3G-14MR/ES": { state: "NOT_FOR_NEW_DESIGNS" },
  "mitsubishi/FX3G-40MR/ES": { state: "NOT_FOR_NEW_DESIGNS" },
  "ls-electric/SV037iG5A-2": { state: "DISCONTINUED" },
  "ls-electric/SV055iG5A-4": { state: "LAST_ORDER", lastOrderDay: "2027-01-29" },
  "autonics/BJ7M-TDT": { state: "NOT_FOR_NEW_DESIGNS" },
};
/** The life of a part without its successor. */
export const announcedLife = (manufactor: string, partNumber: string) =>
  announced[`${manufactor}/${partNumber}`];

/** Numbers that parts had before a revision. */
export const oldNumbers: Readonly<Record<string, readonly string[]>> = {
  "siemens/6ES7214-1AG40-0XB0": ["6ES7214-1AG31-0XB0"],
  "siemens/6ES7215-1AG40-0XB0": ["6ES7215-1AG31-0XB0"],
  "siemens/6ES7212-1BE40-0XB0": ["6ES7212-1BE31-0XB0"],
};

export interface Succession {
  manufactor: string;
  partNumber: string;
  relation: Relation;
}

/** What a part replaces, and what it is replaced by. */
export const successionOf = (manufactor: string, partNumber: string): Succession[] =>
  successors.flatMap(([maker, former, today]): Succession[] => {
    if (maker !== manufactor) return [];
    if (partNumber === former) return [{ manufactor, partNumber: today, relation: "REPLACED_BY" }];
    if (partNumber === today) return [{ manufactor, partNumber: former, relation: "REPLACES" }];
    return [];
  });

/** Parts that came in sellers' sheets and wait for an admin to publish them. */
export const waitingProducts = [
  { manufactor: "ls-electric", partNumber: "XBF-LD02S", name: "로드셀 입력 모듈 2채널" },
  { manufactor: "omron", partNumber: "CJ1W-NC471", name: "위치제어 모듈 4축" },
  { manufactor: "autonics", partNumber: "PRDCMT30-25DO", name: "근접센서 M30 직류 2선" },
  { manufactor: "siemens", partNumber: "6ES7541-1AB00-0AB0", name: "통신 모듈 CM PtP RS422/485" },
  { manufactor: "mitsubishi", partNumber: "QJ71E71-100X", name: "이더넷 모듈 (중복 확인 필요)" },
  { manufactor: "smc", partNumber: "VQC1101NY-5X11", name: "솔레노이드 밸브" },
] as const;
