/** Controls, sensors and what stands on a panel (S1-6). */
export const controls = `
plc PLC, 피엘씨, 시퀀서, 프로그래머블컨트롤러, programmable controller, programmable logic controller, 可编程控制器, 피엘시, 씨퀀서, 시퀜서, programmable controllers, 可编程逻辑控制器
hmi 터치패널, 터치스크린, 터치판넬, 터치패넬, HMI, 에이치엠아이, 조작반, touch panel, touch screen, operator panel, 触摸屏, 人机界面, ?터치, 터치모니터, 작화기, operator terminal, operator interface, touchscreen, 触控屏, 操作屏, 触摸面板
temperature-controller 온도조절기, 온조기, 온도컨트롤러, 온도제어기, 온도조절계, 써모스탯, 서모스탯, temperature controller, thermostat, 温控器, 温度控制器, 온도조절장치, 온콘, 디지털온도조절기, temp controller, PID controller, 温控表, 温控仪, 温度控制仪, 温度表, 温度调节器
timer 타이머, 타임릴레이, 타이머릴레이, 한시계전기, 시간계전기, timer, time relay, timing relay, 时间继电器, 한시릴레이, 定时器, 定时继电器
counter 카운터, 계수기, 카운타, counter, 计数器
panel-meter 판넬메타, 패널미터, 판넬미터, 패널메타, 디지털메타, panel meter, 数显表
proximity-sensor 근접센서, 근접스위치, 유도형센서, 근접센사, 근접감지기, 유도형근접센서, 금속감지센서, proximity sensor, proximity switch, inductive sensor, prox sensor, prox switch, 接近传感器, 接近开关, ?근접, 근접쎈서, 금속센서, 금속감지, ?유도센서, inductive prox, inductive proximity, ?prox, 接近感应器, 电感式传感器, 金属感应器
capacitive-sensor 정전용량센서, 용량형센서, 정전용량형근접센서, capacitive sensor, 电容式传感器
photo-sensor 포토센서, 광전센서, 광전스위치, 포토스위치, 광센서, 광전관, photo sensor, photo switch, photo eye, photoelectric sensor, photoelectric switch, photoelectric, 光电传感器, 光电开关, ?포토, 포토쎈서, 포토아이, 광센싱, 포토센사, 빔센서, photoelectric eye, photocell, ?光电, 光电感应器, 光电眼, 光眼
fiber-sensor 광화이버센서, 화이버센서, 광파이버센서, 파이버센서, 화이바센서, fiber sensor, fibre sensor, fiber optic sensor, fibre optic sensor, 光纤传感器, 광화이버, 광화이바센서, ?光纤
laser-sensor 변위센서, 레이저변위센서, 변위계, displacement sensor, laser displacement sensor, 位移传感器
area-sensor 에어리어센서, 라이트커튼, 라이트커텐, 안전커튼, 세이프티라이트커튼, light curtain, area sensor, 安全光幕, 光幕, 에리어센서, 安全光栅, 光栅
limit-switch 리미트스위치, 리밋스위치, 리미트, 리밋, ?마이크로스위치롤러, limit switch, 限位开关, 行程开关, 리미트스위찌, 리밑스위치, 리미트S/W, 行程限位开关
micro-switch 마이크로스위치, 마이크로에스더블유, micro switch, microswitch, 微动开关
pressure-sensor 압력센서, 압력전송기, 압력트랜스미터, 압력트랜스듀서, 압력발신기, pressure sensor, pressure transmitter, pressure transducer, 压力传感器, 压力变送器, 压力变送
pressure-switch 압력스위치, 압력개폐기, 프레셔스위치, pressure switch, pressostat, 压力开关
flow-sensor 유량센서, 유량계, 플로우센서, 유량메타, flow sensor, flow meter, flowmeter, 流量传感器, 流量计
flow-switch 플로우스위치, 유량스위치, 후로스위치, 플로스위치, flow switch, 流量开关
level-sensor 레벨센서, 레벨스위치, 수위센서, 액면센서, 레벨메타, 레벨계, level sensor, level switch, level transmitter, 液位开关, 液位传感器, 液位计
float-switch 플로트스위치, 후로트스위치, 부력스위치, float switch, 浮球开关
temperature-sensor 온도센서, 온도감지기, temperature sensor, 温度传感器
thermocouple 열전대, 써모커플, 서모커플, 열전쌍, 써모카플, thermocouple, 热电偶
rtd 측온저항체, 백금저항체, 백금측온저항체, RTD, PT100, 피티백, resistance thermometer, 热电阻
encoder 엔코더, 인코더, 로터리엔코더, 로타리엔코더, 로터리인코더, 로타리인코더, 회전엔코더, rotary encoder, encoder, 编码器, 인코다, 엔코다, 회전인코더, 旋转编码器, 增量编码器
load-cell 로드셀, 로드쎌, 하중센서, 중량센서, load cell, 称重传感器
pushbutton 누름버튼, 푸시버튼, 푸쉬버튼, 푸시스위치, 푸쉬스위치, 누름단추, 누름버튼스위치, 푸시버튼스위치, 푸쉬버튼스위치, 버튼스위치, 누름스위치, push button, pushbutton, push switch, 按钮, 按钮开关, 누름보턴, 푸시보턴, 푸쉬보턴, 按钮开关按钮, 按键开关
emergency-stop 비상정지, 이머전시, 비상스위치, 비상정지스위치, 비상버튼, 비상정지버튼, 이멀전시, E-STOP, ?EMO, ?EMG, emergency stop, 急停, 急停按钮, 비상정지보턴, 急停开关
selector-switch 셀렉터스위치, 셀렉터, 선택스위치, 절환스위치, 셀렉트스위치, 실렉터스위치, 실렉타스위치, 전환스위치, ?COS, selector switch, selector, 选择开关, 旋钮开关
cam-switch 캠스위치, 캄스위치, cam switch, 凸轮开关
key-switch 키스위치, 열쇠스위치, key switch, 钥匙开关
toggle-switch 토글스위치, 토굴스위치, 도글스위치, 도굴스위치, toggle switch, 钮子开关
foot-switch 풋스위치, 발판스위치, foot switch, 脚踏开关
signal-tower 타워램프, 경광등, 시그널타워, 타워라이트, 시그널램프, 적층경광등, 회전등, 경보등, 타워등, 경고등, signal tower, tower light, tower lamp, stack light, warning light, 信号塔, 警示灯, 塔灯, 三色灯, 警报灯
pilot-lamp 표시등, 파일럿램프, 파이롯램프, 표시램프, pilot lamp, indicator light, pilot light, 指示灯
buzzer 부저, 버저, 부져, buzzer, 蜂鸣器
safety-relay 안전릴레이, 세이프티릴레이, 안전릴레이유니트, 안전릴레이유닛, safety relay, 安全继电器
safety-switch 안전스위치, 도어스위치, 도어락스위치, 인터록스위치, 세이프티스위치, safety switch, door switch, interlock switch, 安全开关
io-module 입출력모듈, 아이오모듈, 입출력카드, IO module, I/O module, 输入输出模块
analog-module 아날로그모듈, 아나로그모듈, 아날로그카드, analog module, analogue module, 模拟量模块
industrial-ethernet 스위칭허브, 산업용허브, 산업용스위칭허브, 이더넷스위치, ethernet switch, industrial switch, 工业交换机
indicator 인디케이터, 지시계, 인디게이터, 지시계기, ?indicator, 显示仪表
recorder 기록계, 레코더, 온도기록계, recorder, 记录仪
signal-converter 신호변환기, 시그널컨버터, 변환기, 아이솔레이터변환기, signal converter, signal conditioner, 信号隔离器
sensor 센서, 감지기, 센사, 쎈서, 센써, 검출기, sensor, detector, 传感器
controller 컨트롤러, 제어기, 콘트롤러, 콘트롤라, 컨트롤라, controller, 控制器
switch 스위치, 개폐기, 스윗치, 스위찌, switch, 开关
`;
