import { ko as states } from "@bupum/shared/notices/states/words/ko";

export const ko = {
  title: "작성자 인증",
  lead: "현장 경험을 확인한 작성자만 위키를 작성할 수 있습니다. 신청하시면 1~2영업일 안에 심사하고 결과를 알려 드립니다.",
  states: states.writer,
  roles: { WRITER: "작성자", EXPERT: "전문가" },
  review: {
    label: "심사 상태",
    NONE: "아직 신청하지 않았습니다.",
    PENDING: "보내 주신 내용을 심사하고 있습니다. 결과는 알림으로 알려 드립니다.",
    again:
      "변경한 인증 자료를 심사하고 있습니다. 심사가 끝날 때까지 작성자 자격은 유지되지만 위키를 작성하거나 수정할 수 없습니다.",
    CORRECTION: "보완이 필요합니다. 아래 내용을 확인하고 수정해 다시 제출해 주세요.",
    REJECTED: "신청이 반려되었습니다.",
    APPROVED: "인증된 작성자입니다. 위키를 작성할 수 있습니다.",
    former: "작성자 인증이 취소되었습니다. 작성한 위키는 그대로 남아 있습니다.",
    due: "{at}까지 심사를 마칩니다.",
    note: "보완할 내용: {note}",
    reason: "사유: {reason} ({at})",
    rests: "{at}부터 다시 신청할 수 있습니다.",
    fields: "맡은 분야: {names}",
  },
  contact: {
    email:
      "위키 댓글과 의견 알림을 받으려면 이메일 인증이 필요합니다. 휴대폰도 함께 인증하면 카카오 알림톡으로 받을 수 있습니다.",
    phone: "휴대폰을 인증하면 위키 댓글과 의견 알림을 카카오 알림톡으로도 받을 수 있습니다.",
    verify: "회원정보에서 인증하기",
  },
  profile: {
    title: "독자에게 보이는 정보",
    hint: "심사 없이 바로 반영됩니다.",
    penName: "필명",
    organization: "소속 (선택)",
    introduction: "소개 (선택)",
  },
  proof: {
    title: "인증 자료",
    hint: "운영자만 확인합니다. 변경하면 다시 심사합니다.",
    wantedRole: "신청 등급",
    wantedRoleHint: "전문가는 맡은 분야에서 다른 사람이 쓴 위키도 수정할 수 있습니다.",
    occupation: "직무",
    careerYears: "경력 (년)",
    expertise: "전문 분야",
    expertiseHint: "최대 {most, number}개",
    suggestions: "PLC,인버터,서보모터,센서,공압,베어링,전기 설비,보일러,배관,기계 보전",
    add: "추가",
    drop: "{name} 삭제",
    career: "경력과 경험",
    careerHint: "어떤 설비를 얼마나 다뤘는지 연도와 함께 적어 주세요. 20자 이상",
    files: "자격증, 경력증명서 등 (선택)",
    filesNow: "제출한 파일",
  },
  again:
    "인증 자료를 변경해 제출하면 다시 심사합니다. 심사가 끝날 때까지 위키를 작성할 수 없습니다. 독자에게 보이는 정보만 바꾸면 바로 반영됩니다.",
  uploading: "파일을 올리는 중입니다. 잠시만 기다려 주세요.",
  submit: "작성자 인증 신청하기",
  submitChange: "변경한 내용 제출하기",
  submitted: {
    title: "작성자 정보를 제출했습니다",
    body: "1~2영업일 안에 심사하고 결과를 알려 드립니다.",
  },
  saved: { title: "저장했습니다", body: "바뀐 정보가 독자에게 바로 보입니다." },
};
