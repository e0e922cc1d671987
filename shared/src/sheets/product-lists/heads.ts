/** What a column of a list of parts holds; "none" is left alone. */
export const listRoles = [
  "partNumber",
  "ownNumber",
  "manufactorName",
  "quantity",
  "unit",
  "productName",
  "references",
  "distributorCode",
  "fitted",
  "memo",
  "none",
] as const;
export type ListRole = (typeof listRoles)[number];

/** A role of a column, and how telling its heading is: the smallest number wins. */
export interface Head {
  role: ListRole;
  rank: number;
}

/** A heading as it is compared: without spaces, dots, line breaks, brackets and other marks. */
const keyOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("品番", "品号")
    .replace(
      /[^0-9a-z#\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]/gu,
      "",
    );

const maker =
  "(?:manufacturer|manufacture|manufacturing|manuf|manf|mfgr|mfr|mfg|mf|maker|oem|hersteller)s?(?:name)?";
const dealer =
  "(?:digikey|mouser|lcsc|jlcpcb|jlc|farnell|newark|element14|arrow|avnet|tme|rs|rscomponents|stock|supplier|vendor|distributor|dist|dealer|seller|공급사|공급업체|구매처|거래처|icbanq|디바이스마트|엘레파츠|供应商|立创|商城|经销商)s?\\d?";
const code = "(?:number|numbers|num|nr|no|code|id|ref|reference|#)";

/** The rank of a column that has names and numbers of parts in one cell. */
export const nameAndNumber = 5.5;
/** The rank of a buyer's own codes, which are no maker's numbers in most lists. */
export const ownCode = 6;

/** Rules of headings, the most telling first; the rank of two that fit is that of the first. */
const rules: readonly (readonly [ListRole, number, string])[] = [
  // A maker's own number, before the number of a dealer, before any number.
  [
    "partNumber",
    1,
    `mpn\\d?|herstellernummer|herstellerteilenr|${maker}(?:part|parts|product|model|type|item|catalog|order)s?${code}?\\d?|${maker}(?:pn|${code})\\d?`,
  ],
  [
    "partNumber",
    1,
    "(?:제조사|제조원|제조업체|메이커)(?:부품)?(?:품번|번호|형번|코드|모델명|파트번호|파트넘버|pn)|원제조사품번",
  ],
  [
    "partNumber",
    1,
    "(?:制造商|厂家|厂商|原厂|生产厂家)(?:型号|料号|编号|零件编号|零件号|部件号|产品编号|品号)|メーカー(?:型番|型式|品号|部品番号)",
  ],
  [
    "distributorCode",
    2,
    `${dealer}(?:part|parts|product|item|stock|order|sku|catalog|型番|品号)?s?(?:${code}|pn|sku|品번|번호|코드|코드번호|품번|编号|料号|型号)\\d?|${dealer}(?:part|sku|pn)s?\\d?|(?:lcsc|jlc|jlcpcb|digikey|mouser|farnell|tme)(?:jlcpcb)?(?:part)?(?:code)?|spn|sku|dkpn|立创编号|商品编号`,
  ],
  [
    "manufactorName",
    1,
    `${maker}\\d?|brand|brandname|make|producer|제조사|제조사명|제조원|제조업체|제조회사|메이커|메이커명|브랜드|브랜드명|제작사|생산자|制造商|制造商名称|制造厂商|制造厂|生产厂家|生产厂商|厂家|厂商|品牌|厂牌|メーカー|メーカー名|メーカ|メーカ名|製造元|製造者`,
  ],
  [
    "quantity",
    1,
    "(?:주문|발주|구매|구입|요청|필요|소요|견적|신청|청구|총|전체)(?:필요|소요)?(?:수량|량|개수)|총계수량|(?:order|ordered|required|req|requested|needed|need|total|buy|purchase)(?:qty|quantity)|(?:qty|quantity)(?:ordered|required|needed|total|tobuy)|(?:需求|采购|购买|订购|总|合计)数?量|用量合计|発注数量|必要数量",
  ],
  [
    "quantity",
    2,
    "수량\\d?|수량(?:ea|개|pcs)|물량|개수|갯수|수량계|합계수량|menge|anzahl|stckzahl|cantidad|qty\\d?|qtys|quantity|quantities|qnty|quant|qtyea|qtypcs|qtyunits?|pcs|count|数量|数量pcs|个数|数",
  ],
  [
    "quantity",
    3,
    "(?:대당|단위|보드당|세트당|1대당|pcb당|set당)(?:수량|소요량)|(?:qty|quantity)per(?:board|pcb|unit|assembly|assy|set|device|bom)?|qtyboard|qtypcb|usage|单机用量|用量|单板用量|使用量|員数",
  ],
  [
    "references",
    1,
    "references?|ref|refs|refdes|referencedesignators?|refdesignators?|designators?|locations?|partreferences?|parts|위치|부품위치|실장위치|부품기호|기호|位号|位置|标号|参考|部品記号|位置番号|リファレンス",
  ],
  [
    "fitted",
    1,
    "dnp|dni|dnf|donotplace|donotpopulate|donotfit|fitted|populate|populated|mounted|placed?|실장|실장여부|미실장|장착여부|贴装|是否贴装|不贴|実装",
  ],
  ["unit", 1, "단위|수량단위|발주단위|unit|units|uom|unitofmeasure|um|单位|単位"],
  // Any number, from the clear words to those that need the cells to agree.
  [
    "partNumber",
    3,
    `품번|부품번호|부품품번|형번|형명|형식|형식번호|파트번호|파트넘버|파트no|모델번호|모델no|모델명|모델|제품번호|품목번호|型号|料号|规格型号|型号规格|产品型号|零件号|零件编号|部件号|物料型号|品号|型番|型式|図番|part(?:s)?${code}|pn\\d?|partnumbers?|typeno|typenumber|model|modelno|modelnumber|modelname|orderingcode|orderingno|ordercode|orderno|ordernumber|articleno|articlenumber|catno|catalogno|catalognumber|cataloguenumber|productcode|productno|productnumber|typecode|bestellnummer|artikelnummer|artikelnr|型名|部品番号|元件型号|商品型号`,
  ],
  [
    "partNumber",
    4,
    "part|parts|partname(?:and)?number|규격모델명|규격형번|규격품번|모델규격|모델명규격|품번규격|규격및형식",
  ],
  ["partNumber", 5, "규격|규격사양|규격사이즈|사양규격|사양|规格|規格|spec"],
  // Name and number in one cell, which stands for either.
  [
    "partNumber",
    nameAndNumber,
    "(?:품명|품목|품목명|자재명|제품명)(?:및|와|과)?(?:규격|사양|모델|모델명|형식|형번)|(?:品名|名称|物料名称)(?:及|与|和)?(?:规格|規格|型号)",
  ],
  [
    "partNumber",
    ownCode,
    "(?:customer|internal|own|our|my|buyers?|house|company|inhouse)(?:part|item)?s?(?:number|no|code|#)|내번호|구매자품번|我的编号|采购方料号|자사품번|사내품번|고객품번|자재번호|자재코드|품목코드|제품코드|부품코드|관리번호|자재no|itemcode|itemno|itemnumber|materialno|materialcode|materialnumber|物料编码|物料号|编码|品目コード",
  ],
  [
    "partNumber",
    7,
    "device|designation|bezeichnung|wert|value|values|comment|comments|component|name|값|값용량|명칭값|参数|型号参数|值",
  ],
  [
    "productName",
    1,
    "품명|품목|품목명|제품명|상품명|부품명|부품명칭|자재명|명칭|description|desc|descriptions|itemdescription|partdescription|productdescription|details|partname|productname|item|itemname|名称|品名|产品名称|物料名称|描述|商品名称|物料描述|品目|部品名",
  ],
  [
    "memo",
    1,
    "비고|메모|참고|참고사항|특이사항|용도|사용처|note|notes|remark|remarks|备注|说明|备考|備考|用途",
  ],
  // Known to be none of these, so that nothing is guessed of it.
  [
    "none",
    1,
    "item#|no|번호|순번|연번|일련번호|순서|index|idx|line|lineno|linenumber|#|seq|序号|序|行号|項番|番号|id|단가|가격|금액|공급가|공급가액|부가세|세액|price|unitprice|unitcost|cost|amount|extendedprice|extprice|totalprice|total|subtotal|单价|金额|价格|总价|単価|金額|재고|재고수량|stock|instock|库存|在庫|납기|납기일|leadtime|交期|納期|moq|최소주문수량|footprint|package|case|packaging|library|librarypart|libref|封装|패키지|datasheet|url|link|image|사진|status|상태|lifecycle|rohs|layer|side|type|category|분류|类别|tolerance|voltage|rating|power|전압|currency|통화|backorder|customerreference|고객참조|supplier|vendor|distributor|dealer|seller|공급사|공급업체|구매처|거래처|供应商|location|weight|x|y|rotation",
  ],
];

const compiled = rules.map(
  ([role, rank, pattern]) => [{ role, rank }, new RegExp(`^(?:${pattern})$`)] as const,
);

/** A heading longer than this is a sentence. */
const longestHead = 60;

const known = (key: string): Head | undefined =>
  key === "" ? undefined : compiled.find(([, rule]) => rule.test(key))?.[0];

/**
 * The role of a heading in Korean, English, Chinese or Japanese; what stands in brackets counts
 * where it is part of a name, and is left out where it is a remark.
 */
export function headOf(cell: string): Head | undefined {
  const text = cell.trim();
  if (text === "" || text.length > longestHead) return undefined;
  const bare = text.replaceAll(/[([（［【][^)\]）］】]*[)\]）］】]/g, " ");
  return known(keyOf(text)) ?? known(keyOf(bare)) ?? known(keyOf(bare.split(/[/\n|]/)[0] ?? ""));
}
