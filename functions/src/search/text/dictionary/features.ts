/**
 * What things are like, as people say it: never what they are, so their keys begin with "is-" and
 * tell less where not all of a query is found (S2-7).
 */
export const features = `
is-single-phase 단상, 1상, 1ph, 单相, single phase, 1 phase
is-three-phase 삼상, 3상, 3ph, 三相, three phase, 3 phase
is-normally-open a접점, 에이접점, 상시개, NO, normally open, 常开
is-normally-closed b접점, 비접점, 상시폐, NC, normally closed, 常闭
is-changeover 1c, c접점, SPDT, 一开一闭
is-two-changeover 2c, DPDT, 2PDT, 双刀双掷
is-three-changeover 3c, 3PDT
is-four-changeover 4c, 4PDT, 四刀双掷
is-clockwise 시계방향, 우회전, CW, clockwise, right hand rotation, 顺时针, 右旋
is-counterclockwise 반시계방향, 좌회전, CCW, counterclockwise, counter clockwise, anticlockwise, anti clockwise, left hand rotation, 逆时针, 左旋
is-sealed 고무씰, 고무실, 접촉씰, 접촉실, 양면고무, 투알에스, ?sealed, ?rubber seal, ?2RS, ?RS, 2RS1, 2RSH, 2HRS, 2RSR, DDU, VV, LLU, contact seal, 密封圈, 双面密封, 接触式密封
is-shielded 철판실드, 철판씰, 양면철판, 금속실드, 철커버, ?제트제트, ?ZZ, ?2Z, ?shielded, metal shield, 防尘盖, 双面防尘盖, 铁盖
is-c3 씨쓰리, 씨3, C3
is-pillow-block 필로우블록, 필로우블럭, 필로블럭, 필로블록, 플로우블럭, 필로우형, 필로우유니트, pillow block, plummer block, 立式座
is-flange-unit 플랜지형유니트, 플랜지유니트, flange unit, flange bearing, flanged bearing, 法兰座
is-retro-reflective 미러반사형, 미러반사, 거울반사형, 회귀반사형, 회귀반사, 편광반사형, retroreflective, retro reflective, reflex sensor, polarised retro reflective, polarized retro reflective, 镜面反射, 镜反射, 回归反射, 回归反射型, 反射板型
is-diffuse 확산반사형, 확산반사, 직접반사형, 직접반사, 직반, diffuse, diffuse reflective, 漫反射, 漫反射型, 扩散反射, 扩散反射型
is-through-beam 투과형, 대향형, 투수광, through beam, thru beam, opposed mode, 对射, 对射型, 对射式
is-slot 포토마이크로센서, 말굽센서, 말굽형, 말굽형센서, 포토인터럽터, 슬롯센서, 슬롯형, 홈형, 디귿자, ㄷ자, ㄷ자형, ㄷ형, U자형센서, 유자형센서, 포크센서, ?slot, ?slotted, slot sensor, slotted sensor, fork sensor, photomicrosensor, photo interrupter, 槽型, 凹槽型, U型光电, 槽形
is-whisker 코일스프링형, 고양이수염, 고양이수염형, 코일스프링, 스프링수염, cat whisker, coil spring, wobble stick, 弹簧摆杆型, 猫须
is-frl 3점세트, 3점셋트, 삼점세트, 삼점셋트, 에프알엘, FRL, FRL combination, filter regulator lubricator, 三联件
is-cpu 씨피유, 시피유, CPU, central processing unit
is-digital-input 디지털입력, ?입력모듈, ?입력카드, DI, digital input, dig input, dig in, ?input module, ?input card, 数字量输入, ?输入模块
is-digital-output 디지털출력, ?출력모듈, ?출력카드, DO, digital output, dig output, dig out, ?output module, ?output card, 数字量输出, ?输出模块
is-freqrol 프레콜, 프레크롤, 프리크롤, FREQROL
is-ig5a 아이지파이브, 아이지5, 아이지파이브에이, iG5A, iG5
is-is7 아이에스세븐, 아이에스7, iS7
is-sinamics 시나믹스, SINAMICS
is-simatic 시마틱, SIMATIC
is-tesys 테시스, TeSys
is-automotive 자동차용, 차량용, 자동차, automotive, automobile, 汽车, 车用, 车载
is-red 빨강, 빨간색, 적색, 빨강색, ?레드, red, 红色
is-green 초록, 초록색, 녹색, ?그린, green, 绿色
is-yellow 노랑, 노란색, 황색, 노랑색, yellow, 黄色
is-blue 파랑, 파란색, 청색, 파랑색, blue, 蓝色
is-white 흰색, 백색, 하얀색, ?화이트, white, 白色
is-black 검정, 검은색, 흑색, 검정색, ?블랙, black, 黑色
is-right-angle 직각형, 앵글형, ?직각, ?라이트앵글, right angle, 弯插, 弯针, 弯脚
is-surface-mount 표면실장, 표면실장형, ?칩형, SMD, SMT, surface mount, 贴片, 表贴
is-through-hole 직삽, 삽입형, 스루홀, 쓰루홀, ?DIP형, through hole, 插件, 直插
is-n-channel N채널, 엔채널, n channel, N沟道
is-p-channel P채널, 피채널, p channel, P沟道
is-coil 코일전압, 조작전압, coil voltage, 线圈电压
`;
