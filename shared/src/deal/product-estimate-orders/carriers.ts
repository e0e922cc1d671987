// Without zod, for entry chunks.
interface Carrier {
  name: string;
  /** The carrier's own page about one parcel; the number follows. */
  tracking?: string;
}

/**
 * Who brings parcels, as sellers choose them. Where a carrier has no public page that an address
 * leads to, there is none here, and its numbers stand as text.
 */
export const carriers: readonly Carrier[] = [
  { name: "CJ대한통운", tracking: "https://trace.cjlogistics.com/next/tracking.html?wblNo=" },
  {
    name: "한진택배",
    tracking:
      "https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=",
  },
  {
    name: "롯데택배",
    tracking: "https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=",
  },
  {
    name: "우체국택배",
    tracking: "https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=",
  },
  { name: "로젠택배", tracking: "https://www.ilogen.com/web/personal/trace/" },
  { name: "경동택배" },
  { name: "대신택배" },
  { name: "퀵서비스" },
];

const compact = (text: string) => text.replaceAll(/[\s-]/g, "");

/** Where the carrier says how far a parcel is; undefined where no page is known (D2-20). */
export function trackingAddress(carrier: string, trackingNo: string | undefined) {
  const number = compact(trackingNo ?? "");
  const { tracking } = carriers.find(({ name }) => name === compact(carrier)) ?? {};
  // Anything but digits may be words.
  return tracking && /^\d{9,14}$/.test(number) ? `${tracking}${number}` : undefined;
}
