import { ko as terms } from "../../../selling/merchandises/words/ko.ts";
import { ko as people } from "../../../accounts/users/words/ko.ts";
import type { RegisterWords } from "./types.ts";

export const ko: RegisterWords = {
  columns: {
    partNumber: "품번",
    manufactor: "제조사",
    productName: "품명",
    condition: "상태",
    price: "단가",
    currency: "통화",
    stock: "재고",
    moq: "최소주문수량",
    breakQty2: "구간2 수량",
    breakPrice2: "구간2 단가",
    breakQty3: "구간3 수량",
    breakPrice3: "구간3 단가",
    breakQty4: "구간4 수량",
    breakPrice4: "구간4 단가",
    orderMultiple: "주문단위",
    leadTimeDays: "납기(영업일)",
    shippingFeePayer: "배송비 부담",
    warehouseRegion: "출고지",
    memo: "비고",
    sellerSku: "자체코드",
  },
  choices: {
    condition: terms.conditions,
    shippingFeePayer: terms.shipping,
    warehouseRegion: people.regions,
  },
  example: {
    manufactor: "LS일렉트릭",
    productName: "PLC 본체 32점",
    memo: "이 행은 예시라서 처리하지 않습니다. 지우지 않아도 됩니다.",
  },
  templates: { INSERT: "부품_대량등록_양식", DELETE: "부품_대량삭제_양식" },
  report: "{name}_처리결과",
  reportColumns: {
    rowNo: "행",
    result: "결과",
    errorCode: "오류 코드",
    message: "설명",
    cleared: "지운 값",
    version: "상품 버전",
  },
  results: { ERROR: "오류" },
  numberExamples: {
    stock: "1,200, 5개, 품절",
    leadTimeDays: "3, 2일, 2~3일, 1주, 당일",
    quantity: "1,200, 5개, 5 EA",
  },
  rowErrors: {
    REQUIRED: "{column} 칸이 비어 있습니다. 필수 항목이니 입력해 주세요.",
    TOO_LONG: "{column} 칸에는 {most}자까지 입력할 수 있습니다.",
    CONTROL_CHARACTERS:
      "{column} 칸에 줄바꿈이나 보이지 않는 문자 등 사용할 수 없는 문자가 있습니다.",
    CODE_NOT_TEXT:
      "{column} 칸이 숫자 서식이라 원래 코드를 알 수 없습니다. 셀 서식을 '텍스트'로 바꾸고 다시 입력해 주세요.",
    DATE_CELL:
      "{column} 칸이 날짜로 바뀌어 있습니다. 셀 서식을 '텍스트'로 바꾸고 다시 입력해 주세요.",
    FORMULA_CELL: "{column} 칸에 수식이 있습니다. '값으로 붙여넣기' 한 뒤 올려 주세요.",
    ERROR_CELL: "{column} 칸에 엑셀 오류 값이 있습니다.",
    MERGED_CELL: "병합된 칸이 있는 행입니다. 병합을 해제하고 각 칸을 입력해 주세요.",
    HIDDEN_ROW: "숨겨진 행입니다. 판매할 상품이면 숨기기를 취소하고, 아니면 행을 삭제해 주세요.",
    DUPLICATE_ROW: "{row}행과 같은 부품인데 내용이 다릅니다. 한 행만 남겨 주세요.",
    PRICE_INVALID:
      "{column} 칸에는 0보다 큰 숫자를 소수점 다섯 자리까지 입력해 주세요. 예: 125000, 125,000원, ₩125,000. 천 단위는 쉼표로 나눕니다.",
    PRICE_WITH_VAT: "제목에 부가세 포함이라고 적힌 단가입니다. 부가세를 뺀 단가를 입력해 주세요.",
    PRICE_REQUIRED: "처음 등록하는 상품은 단가가 필요합니다.",
    BREAKS_INVALID: "수량 구간은 뒤로 갈수록 수량이 많아지고 단가는 같거나 낮아져야 합니다.",
    NUMBER_INVALID: "{column} 칸에는 {least}~{most} 사이의 정수를 입력해 주세요. 예: {examples}.",
    MOQ_MULTIPLE: "최소주문수량은 주문단위의 배수여야 합니다.",
    CONDITION_UNKNOWN:
      "상태는 신품, 미사용 재고품, 수리·정비품, 중고 중 하나로 입력해 주세요. 예: 미개봉, 신동품, 중고(A급).",
    CURRENCY_UNKNOWN:
      "통화는 KRW, USD, CNY 중 하나로 입력해 주세요. ¥는 위안과 엔을 모두 뜻해 받지 않습니다.",
    CURRENCY_UNCLEAR:
      "{column} 칸의 통화 기호가 통화 칸과 다르거나 무슨 통화인지 분명하지 않습니다. ¥는 위안과 엔을 모두 뜻합니다. 통화 칸에 KRW, USD, CNY 중 하나를 입력해 주세요. 엔화 가격은 받지 않습니다.",
    PAYER_UNKNOWN: "배송비 부담은 판매자, 구매자, 협의 중 하나로 입력해 주세요.",
    REGION_UNKNOWN:
      "출고지는 서울, 경기, 부산처럼 시·도나 그 안의 주소로 입력해 주세요. 예: 인천시 부평구.",
    MANUFACTOR_UNKNOWN:
      "등록되지 않은 제조사입니다. 이름을 확인하거나 관리자에게 등록을 요청해 주세요.",
    PRODUCT_GONE: "더 이상 판매할 수 없는 부품입니다. 품번을 확인해 주세요.",
    MERCHANDISE_UNKNOWN: "판매 중인 상품 가운데 이 품번이 없습니다.",
    SKU_UNKNOWN: "판매 중인 상품 가운데 이 자체코드가 없습니다.",
    SKU_AMBIGUOUS: "자체코드가 같은 상품이 여러 개입니다. 품번과 제조사를 함께 입력해 주세요.",
    LISTING_LIMIT:
      "요금제로 판매할 수 있는 상품 {most}개를 넘어 제외됩니다. 다른 상품을 내리거나 요금제를 바꾼 뒤 다시 등록할 수 있습니다.",
    LISTING_CHANGED:
      "파일을 만든 뒤 재고나 단가가 바뀐 상품입니다. 지금 값을 지키려고 제외했습니다. 파일의 값으로 바꾸려면 직접 선택해 주세요.",
    NOT_MENDED: "{column} 칸이 아직 비어 있습니다. 값을 입력해 주세요.",
    SELLER_NOT_APPROVED: "판매자 승인이 없어 등록하지 못했습니다.",
    BUSY: "다른 변경과 겹쳐 처리하지 못했습니다. 이 행만 다시 올려 주세요.",
  },
  fileErrors: {
    FILE_GONE: "올린 파일을 찾을 수 없습니다. 다시 올려 주세요.",
    WORK_FAILED: "처리 중에 문제가 생겨 멈췄습니다. 관리자가 확인한 뒤 다시 처리합니다.",
    FILE_EXCHANGED: "검사한 뒤에 파일이 바뀌었습니다. 다시 올려 주세요.",
    PROTECTED: "암호가 설정된 파일입니다. 암호를 해제하고 다시 저장해 올려 주세요.",
    OLD_FORMAT: "이전 형식의 엑셀(.xls) 파일입니다. .xlsx로 다시 저장해 올려 주세요.",
    OTHER_FORMAT:
      "다른 프로그램의 시트입니다(.ods, .numbers, .xlsb). .xlsx로 저장해 다시 올려 주세요.",
    NOT_A_SHEET: "엑셀(.xlsx) 파일이 아닙니다. 양식을 내려받아 작성해 주세요.",
    DAMAGED: "파일이 손상되어 읽을 수 없습니다. 엑셀에서 다시 저장해 올려 주세요.",
    TOO_LARGE: "파일 내용이 너무 큽니다. 그림과 서식을 삭제하거나 파일을 나눠 올려 주세요.",
    TOO_WIDE: "한 행에 {most}개가 넘는 열이 있습니다. 읽을 열만 남겨 주세요.",
    UNSAFE_XML: "허용되지 않는 내용이 들어 있는 파일입니다. 새 파일에 값만 옮겨 올려 주세요.",
    MANY_SHEETS: "시트가 {count}개입니다. 올릴 시트 하나만 남기고 저장해 주세요.",
    ENCODING: "글자를 읽을 수 없습니다. CSV는 UTF-8 또는 한글(CP949)로 저장해 주세요.",
    EMPTY: "빈 파일입니다.",
    HEADER_ONLY: "제목 줄만 있고 내용이 없습니다.",
    WRONG_TEMPLATE: "양식과 다른 파일입니다. 찾지 못한 열: {columns}",
    DUPLICATE_COLUMN: "같은 뜻의 열이 두 번 있습니다: {columns}",
    TOO_MANY_ROWS: "한 파일에는 {most}행까지 담을 수 있습니다. 파일을 나눠 올려 주세요.",
    MONTH_FULL:
      "오류가 난 {left}행보다 많은 {rows}행이 있어 새 파일로 세는데, 이번 달 파일을 모두 사용했습니다. 고친 행만 남겨 다시 올려 주세요.",
    SELLER_NOT_APPROVED: "판매자 승인이 없어 처리하지 않았습니다.",
    ADMIN: "관리자가 처리하지 않았습니다: {note}",
  },
};
