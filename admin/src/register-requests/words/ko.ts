import { ko as sheet } from "@bupum/shared/sheets/register-request-histories/words/ko";
import { ko as states } from "@bupum/shared/notices/states/words/ko";
import { ko as rows } from "@bupum/ui/register-requests/words/ko";

export const ko = {
  ...rows,
  title: "대량 등록 요청",
  hint: "판매자가 보낸 엑셀 파일입니다. 검사가 끝난 파일은 확인 후 반영해 주세요.",
  sellerName: "판매자 이름",
  status: "상태",
  statuses: states.sheet,
  waits: "확인 대기",
  manualStatus: "처리 여부",
  manualStatuses: { BEFOREPROGRESS: "처리 전", DONE: "처리 완료" },
  empty: "해당하는 요청이 없습니다",
  file: "파일",
  seller: "판매자",
  action: "작업",
  actions: { INSERT: "등록·수정", DELETE: "판매 종료" },
  rows: "행",
  sentAt: "접수 일시",
  foreseen: "예상 결과",
  foreseenText:
    "등록 {ADD, number} · 수정 {UPDATE, number} · 종료 {REMOVE, number} · 건너뜀 {SKIP, number} · 오류 {ERROR, number}",
  result: "처리 결과",
  resultText: "반영 {ok, number}행 · 오류 {errors, number}행",
  memo: "판매자 메모",
  ignored: "읽지 않은 열",
  processedBy: "처리자",
  progress: "진행률",
  checking: "행별 검사 중 {done}%",
  applying: "판매 상품 반영 중 {done}%",
  original: "원본 파일",
  report: "결과 파일",
  decision: "처리",
  moves: {
    DONE: {
      title: "확인하고 반영",
      body: "{good, number}행을 판매 상품에 반영합니다.\n오류가 있는 {errors, number}행은 반영하지 않습니다.",
      done: "반영을 시작했습니다.",
    },
    IN_PROGRESS: {
      title: "검사 시작",
      body: "이 파일을 바로 검사합니다.",
      done: "검사를 시작했습니다.",
    },
    RETRY: {
      title: "다시 시도",
      body: "같은 파일을 처음부터 다시 검사합니다. 이미 반영된 행은 다시 반영하지 않습니다.",
      done: "다시 검사를 시작했습니다.",
    },
    FAILED: {
      title: "실패 처리",
      body: "이 파일을 반영하지 않습니다. 사유가 판매자에게 전달됩니다.",
      done: "실패로 처리했습니다.",
    },
    CANCELLED: {
      title: "취소",
      body: "이 요청을 취소합니다. 판매자는 같은 파일을 다시 보낼 수 있습니다.",
      done: "취소했습니다.",
    },
  },
  createMakers: "미등록 제조사 새로 등록 ({count, number}행)",
  createMakersHint:
    "제조사 이름을 확인한 뒤 선택하세요. 선택하지 않으면 해당 행은 오류로 남습니다.",
  note: "사유",
  noteHint: "판매자에게 그대로 보입니다. 5자 이상.",
  columns: sheet.columns,
  typed: {
    open: "행 직접 추가",
    hint: "{seller}의 판매 상품에 바로 반영됩니다. 파일의 처리 상태는 바뀌지 않습니다.",
    rowHint: "오류가 난 행의 번호를 넣으면 그 행을 고쳐 다시 반영합니다.",
    taken: "{row, number}행은 이미 반영되었습니다. 다른 번호를 입력해 주세요.",
    done: "{row, number}행을 접수했습니다. 결과는 목록에 표시됩니다.",
    createMakers: "등록되지 않은 제조사이면 새로 등록",
    send: "행 추가",
  },
};
