import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type BulkEvent = "BULK_DONE" | "BULK_FAILED" | "BULK_MENDED";

/** What a seller is told of a file of bulk registration (D8-11, D8-16). */
export const bulkWords: Record<Language, Pick<NoticeWords["events"], BulkEvent>> = {
  ko: {
    BULK_DONE: {
      title: "대량 등록 처리 완료",
      body: "{file} 파일 처리를 완료했습니다. 반영 {ok}행, 오류 {errors}행입니다. 행별 결과는 결과 파일에서 확인할 수 있습니다.",
      button: "처리 결과 보기",
    },
    BULK_FAILED: {
      title: "대량 등록 처리 실패",
      body: "{file} 파일을 처리하지 못했습니다. {reason} 파일을 수정해 다시 올려 주세요.",
      button: "등록 내역 보기",
    },
    BULK_MENDED: {
      title: "대량 등록 파일 수정",
      body: "운영자가 {file} 파일의 {rows}행을 수정해 다시 확인하고 있습니다. 바뀐 값을 확인해 주세요.",
      button: "수정 내용 보기",
    },
  },
  en: {
    BULK_DONE: {
      title: "Bulk registration processed",
      body: "{file} is processed: {ok} rows done, {errors} rows with errors. The result file explains each row.",
      button: "See the result",
    },
    BULK_FAILED: {
      title: "Bulk registration failed",
      body: "{file} could not be processed. {reason} Correct the file and send it again.",
      button: "See your files",
    },
    BULK_MENDED: {
      title: "Bulk registration corrected",
      body: "An administrator corrected {rows} rows of {file} and has them checked again. Please look at the new values.",
      button: "See the changes",
    },
  },
  zh: {
    BULK_DONE: {
      title: "批量登记已处理",
      body: "{file} 已处理完毕：成功 {ok} 行，错误 {errors} 行。结果文件中有每一行的说明。",
      button: "查看处理结果",
    },
    BULK_FAILED: {
      title: "批量登记处理失败",
      body: "{file} 未能处理。{reason} 请修改后重新上传。",
      button: "查看登记记录",
    },
    BULK_MENDED: {
      title: "批量登记文件已修改",
      body: "管理员修改了 {file} 的 {rows} 行并重新检查。请确认修改后的内容。",
      button: "查看修改内容",
    },
  },
};
