export const ko = {
  reading: "파일을 읽는 중입니다",
  rows: "{count, number}행을 읽었습니다",
  faults: {
    PROTECTED: "비밀번호가 걸린 파일입니다. 비밀번호를 풀고 저장해 주세요.",
    OLD_FORMAT:
      '오래된 엑셀 파일(.xls)입니다. 엑셀에서 "다른 이름으로 저장 > Excel 통합 문서(.xlsx)"로 저장해 주세요.',
    OTHER_FORMAT:
      "다른 프로그램의 시트입니다(.ods, .numbers, .xlsb). .xlsx로 저장하거나 내보내 주세요.",
    NOT_A_SHEET: "엑셀(.xlsx)이나 CSV 파일이 아닙니다.",
    DAMAGED: "파일이 손상되었습니다. 엑셀에서 다시 저장한 뒤 시도해 주세요.",
    TOO_LARGE: "파일이 너무 큽니다. 그림과 서식을 지우고 10MB 이내로 저장해 주세요.",
    TOO_WIDE: "한 행에 {most, number}개가 넘는 열이 있습니다. 읽을 열만 남겨 주세요.",
    TOO_MANY_ROWS: "{most, number}행까지 읽을 수 있습니다. 필요한 행만 남겨 주세요.",
    ENCODING: '글자를 읽을 수 없습니다. "CSV UTF-8" 또는 .xlsx로 저장해 주세요.',
    EMPTY: "파일에 내용이 없습니다.",
  },
};
