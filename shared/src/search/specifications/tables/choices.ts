/**
 * Values that are chosen from a list (S8-4), by specification: the value's id, its names in Korean,
 * English and Chinese, then further spellings.
 */
export const choices = `
output-type
relay 릴레이, Relay, 继电器, 릴레이출력, Relay output, 접점출력, 계전기
npn NPN, NPN, NPN, Transistor NPN, A B Z NPN open collector, 트랜지스터 NPN, NPN open collector, NPN 오픈콜렉터, Transistor sink, 싱크
pnp PNP, PNP, PNP, Transistor PNP, 트랜지스터 PNP, PNP open collector, PNP 오픈콜렉터, Transistor source, 소스
transistor 트랜지스터, Transistor, 晶体管, TR, 트랜지스터출력, Transistor output, 晶体管输出
ssr SSR, SSR drive, SSR, SSR출력, SSR drive output, Voltage (SSR), 무접점, 전압펄스
current 전류, Current, 电流, 4-20mA, 4~20mA, DC4-20mA, 0-20mA, 0/4-20mA, Current output, 전류출력, 电流输出
voltage 전압, Voltage, 电压, 0-10V, 0~10V, 1-5V, Voltage output, 전압출력
line-driver 라인드라이버, Line driver, 长线驱动, Line driver output, A /A B /B Z /Z line driver, A B Z line driver
totem-pole 토템폴, Totem pole, 图腾柱, Totem pole output, A B Z totem pole, A B Z 토템폴
open-collector 오픈콜렉터, Open collector, 集电极开路
io-link IO-Link, IO-Link, IO-Link, 아이오링크
triac 트라이악, Triac, 双向可控硅
ac-two-wire 교류 2선식, AC two-wire, 交流二线, AC 2선, AC
indicator 표시전용, Indicator only, 仅显示, Indicator, 표시
switching:no NO, NO, 常开, N.O., a접점, Normally open
switching:nc NC, NC, 常闭, N.C., b접점, Normally closed
switching
no NO(상시 열림), NO (normally open), 常开, NO, N.O., a접점, Normally open
nc NC(상시 닫힘), NC (normally closed), 常闭, NC, N.C., b접점, Normally closed
changeover 전환(1c), Changeover, 转换, SPDT, 1c, NO+NC
input-signal
thermocouple 열전대, Thermocouple, 热电偶, TC, K type, K, J
rtd 측온저항체, RTD, 热电阻, PT100, Pt 100, Pt100Ω
millivolt 전압(mV), Millivolt, 毫伏, mV
voltage 전압, Voltage, 电压, V, 0-10V, 1-5V, DC V, AC V, 0-5V
current 전류, Current, 电流, mA, 4-20mA, 0-20mA, DC A, AC A, A
dry-contact 무전압 접점, Dry contact, 干触点, 접점, 무전압입력
sink-source 싱크/소스, Sink/source, 漏型/源型, 싱크/소스
trip-curve
b B, B, B, B curve, B커브, B형, Type B
c C, C, C, C curve, C커브, C형, Type C
d D, D, D, D curve, D커브, D형, Type D
class-5 Class 5, Class 5, 5级, 5
class-10 Class 10, Class 10, 10级, 10
class-10a Class 10A, Class 10A, 10A级, 10A
class-20 Class 20, Class 20, 20级, 20
class-30 Class 30, Class 30, 30级, 30
sensing-method
through-beam 투과형, Through-beam, 对射型, 투과, Through beam, Thru-beam, 对射
retro-reflective 미러반사형, Retro-reflective, 镜反射型, 회귀반사형, 미러반사, Retroreflective, 回归反射型
polarised-retro-reflective 편광 미러반사형, Polarised retro-reflective, 偏光镜反射型, 편광필터 미러반사형, Polarized retro-reflective
diffuse 확산반사형, Diffuse, 漫反射型, 직접반사형, 확산반사, Diffuse reflective, 漫反射
narrow-beam 협시계반사형, Narrow beam, 窄视角型, 협시계
background-suppression 배경제거형, Background suppression, 背景抑制, BGS, 거리설정형
transparent-object 투명체 검출, Transparent object, 透明体检测
slot 홈형, Slot, 槽型, ㄷ자형, U-slot, 포토마이크로
fibre-amplifier 화이버 앰프, Fibre amplifier, 光纤放大器, Fiber amplifier, 광화이버앰프
inductive 유도형, Inductive, 电感式, 고주파발진형
capacitive 정전용량형, Capacitive, 电容式
uv 자외선, UV, 紫外线, Ultraviolet
infrared 적외선, Infrared, 红外线, IR
photoresistor 황화카드뮴(CdS), Photoresistor, 光敏电阻, CdS, 광도전셀
photocell 포토셀, Photocell, 光电池, Selenium
ionisation 이온전류, Ionisation, 电离, Ionization, 플레임로드, Flame rod
protocol
modbus-rtu Modbus RTU, Modbus RTU, Modbus RTU, 모드버스 RTU, 모드버스
modbus-tcp Modbus TCP, Modbus TCP, Modbus TCP, 모드버스 TCP, Modbus/TCP
modbus Modbus, Modbus, Modbus
ethercat EtherCAT, EtherCAT, EtherCAT, 이더캣
profinet PROFINET, PROFINET, PROFINET, 프로피넷
profibus PROFIBUS, PROFIBUS, PROFIBUS, 프로피버스, PROFIBUS DP
ethernet-ip EtherNet/IP, EtherNet/IP, EtherNet/IP, 이더넷/IP, 이더넷IP
cc-link CC-Link, CC-Link, CC-Link, 씨씨링크
cc-link-ie CC-Link IE, CC-Link IE, CC-Link IE, CC-Link IE Field, CC-Link IE Field Basic
cc-link-ie-tsn CC-Link IE TSN, CC-Link IE TSN, CC-Link IE TSN
canopen CANopen, CANopen, CANopen, 캔오픈
devicenet DeviceNet, DeviceNet, DeviceNet, 디바이스넷
mechatrolink MECHATROLINK, MECHATROLINK, MECHATROLINK, MECHATROLINK-III, MECHATROLINK-II, 메카트로링크
sscnet SSCNET III/H, SSCNET III/H, SSCNET III/H, SSCNET, SSCNETIII/H
uss USS, USS, USS
io-link IO-Link, IO-Link, IO-Link
pulse 펄스, Pulse, 脉冲, 펄스열
analogue 아날로그, Analogue, 模拟量, Analog, 아나로그
xgk-ld XGK LD, XGK LD, XGK LD
iec-61131 IEC 61131-3, IEC 61131-3, IEC 61131-3
bacnet BACnet, BACnet, BACnet
communication-port
rs-485 RS-485, RS-485, RS-485, RS485, 485
rs-422 RS-422, RS-422, RS-422, RS422
rs-232 RS-232, RS-232, RS-232, RS-232C, RS232, RS232C
ethernet 이더넷, Ethernet, 以太网, RJ45, LAN, 10/100 Mbit/s RJ45, 10/100BASE-TX
usb USB, USB, USB, USB-B, Mini USB
profinet PROFINET, PROFINET, PROFINET, 프로피넷
profibus PROFIBUS, PROFIBUS, PROFIBUS
ethernet-ip EtherNet/IP, EtherNet/IP, EtherNet/IP
ethercat EtherCAT, EtherCAT, EtherCAT
can CAN, CAN, CAN
io-link IO-Link, IO-Link, IO-Link
mounting
din-rail 딘레일, DIN rail, 导轨安装, DIN레일, DIN rail 35 mm, 35mm DIN rail, DIN, 레일취부, TH35
panel 패널 취부, Panel, 面板安装, Panel mount, 패널, 판넬취부, 매립형, Flush mounting
screw 나사 고정, Screw, 螺钉安装, 나사취부, Screw mount
shielded 매입형(쉴드), Shielded, 屏蔽型, 매입형, Flush, 쉴드, 쉴드형, 埋入式
unshielded 비매입형(비쉴드), Unshielded, 非屏蔽型, 돌출형, 비매입형, Non-flush, Non-shielded, 비쉴드, 非埋入式
wall 벽부착, Wall, 壁挂, Wall mount, 벽걸이
socket 소켓 취부, Socket, 插座安装, Plug-in, 소켓
surface 표면실장, Surface mount, 贴片, SMD, SMT
through-hole 삽입실장, Through hole, 插件, DIP, THT
fuel
oil 오일, Oil, 油, 경유, 등유, 유류, Light oil
gas 가스, Gas, 燃气, LNG, LPG, 도시가스, Natural gas
valve-function
2-single 2위치 싱글, 2-position single, 二位单电控, 2위치 단동, 2 position single, 5/2 single, 5포트 2위치 싱글
2-double 2위치 더블, 2-position double, 二位双电控, 2위치 복동, 2 position double, 5/2 double
3-closed 3위치 클로즈드센터, 3-position closed centre, 三位中封, 3위치 올포트블록, 3-position closed center, 5/3 closed
3-exhaust 3위치 이그조스트센터, 3-position exhaust centre, 三位中泄, 3위치 ABR접속, 3-position exhaust center, 5/3 exhaust
3-pressure 3위치 프레셔센터, 3-position pressure centre, 三位中压, 3위치 PAB접속, 3-position pressure center, 5/3 pressure
normally-open 상시 열림, Normally open, 常开, NO, N.O.
normally-closed 상시 닫힘, Normally closed, 常闭, NC, N.C.
seal
open 개방형, Open, 开放型, 오픈, None
shields 금속 실드(ZZ), Metal shields, 金属防尘盖, Metal shields both sides, ZZ, 2Z, 양측 실드
seals 접촉 실(2RS), Contact seals, 接触密封, Contact seals both sides, 2RS, DDU, LLU, VV, 2RS1, 양측 접촉실
clearance
c2 C2, C2, C2
cn CN(보통), CN (normal), CN(标准), CN, C0, Normal, 보통
c3 C3, C3, C3
c4 C4, C4, C4
c5 C5, C5, C5
rotation
left 좌회전(CCW), Left (CCW), 左旋, CCW, Left, 좌, 좌회전, 반시계방향, Counterclockwise, 逆时针
right 우회전(CW), Right (CW), 右旋, CW, Right, 우, 우회전, 시계방향, Clockwise, 顺时针
both 양방향, Both, 双向, CW/CCW, Bidirectional, 정역
dielectric
c0g C0G(NP0), C0G (NP0), C0G(NP0), C0G, NP0, NPO, COG
x7r X7R, X7R, X7R
x5r X5R, X5R, X5R
x6s X6S, X6S, X6S
x7s X7S, X7S, X7S
x7t X7T, X7T, X7T
x8r X8R, X8R, X8R
x8l X8L, X8L, X8L
y5v Y5V, Y5V, Y5V
y5p Y5P, Y5P, Y5P
z5u Z5U, Z5U, Z5U
u2j U2J, U2J, U2J
polarity
n N채널, N-channel, N沟道, N-Channel, N, N Channel
p P채널, P-channel, P沟道, P-Channel, P, P Channel
npn NPN, NPN, NPN
pnp PNP, PNP, PNP
colour
black 검정, Black, 黑色, 흑색
white 흰색, White, 白色, 백색
red 빨강, Red, 红色, 적색
green 초록, Green, 绿色, 녹색
yellow 노랑, Yellow, 黄色, 황색
blue 파랑, Blue, 蓝色, 청색
orange 주황, Orange, 橙色, 등색
grey 회색, Grey, 灰色, Gray
amber 호박색, Amber, 琥珀色, 앰버
transparent 투명, Transparent, 透明, Clear
`;
