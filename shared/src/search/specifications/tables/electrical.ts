/**
 * Specifications of controls, sensors, switchgear and supplies (S8-1), one a line: its id, how its
 * values are read, its names in Korean, English and Chinese, then further labels for it.
 */
export const electrical = `
supply-voltage volt 전원전압, Supply voltage, 电源电压, 전원, 입력전원, 전원 사양, 사용전압, 공급전압, Power supply, Power supply voltage, Operating voltage, 工作电压, 供电电压, 电源
rated-voltage volt 정격전압, Rated voltage, 额定电压, 내압, 전압, 정격사용전압, Voltage rating, Voltage, Nominal voltage, Rated operational voltage, 耐压
coil-voltage volt 코일 전압, Coil voltage, 线圈电压, 조작코일, 조작전압, 코일정격, 정격코일전압, Coil, Rated coil voltage, Control voltage, Operating coil voltage, 线圈额定电压, 控制电压
output-voltage volt 출력전압, Output voltage, 输出电压, 정격출력전압, DC output voltage, Vout
input-voltage volt 입력전압, Input voltage, 输入电压, 입력, Input, 输入, Input voltage range
input-signal choice 입력 신호, Input signal, 输入信号, 입력, Input, 输入, 입력 종류, Input type, 센서 입력
rated-current current 정격전류, Rated current, 额定电流, 정격사용전류, 정격통전전류, Current rating, Nominal current, Current, Rated operational current, Ie, 电流
output-current current 출력전류, Output current, 输出电流, 정격출력전류, Iout
setting-range current 설정전류 범위, Setting range, 整定电流, 전류설정범위, 전류 조정범위, Current setting range, Adjustable current range, 电流整定范围, 설정범위
residual-current current 감도전류, Rated residual current, 漏电动作电流, 정격감도전류, 정격감도, Sensitivity current, 额定剩余动作电流
breaking-capacity current 차단용량, Breaking capacity, 分断能力, 정격차단전류, 정격차단용량, Interrupting capacity, Icu, Rated breaking capacity, 额定分断能力
breaking-class open 차단 등급, Breaking class, 分断等级, 차단용량, Breaking capacity, 分断能力
consumption-current current 소비전류, Current consumption, 消耗电流, 소비 전류
consumption power 소비전력, Power consumption, 功耗, 소모전력, Consumption
apparent-power apparent 피상전력, Apparent power, 视在功率, 정격용량, 용량, Capacity, 容量
rated-power power 정격출력, Rated power, 额定功率, 정격전력, 출력 용량, 용량, 모터출력, 정격용량, Capacity, Power, Wattage, Power rating, Rated output, Output power, 功率, 输出功率, 마력, Horsepower
motor-power power 적용 모터, Motor power, 适用电机, 적용모터용량, 모터용량, 적용 전동기 용량, Motor capacity, Applicable motor, 电机功率, 适配电机功率
heat-output power 발열량, Heat output, 热功率, 연소용량, Heating capacity, 热输出
poles count 극수, Poles, 极数, 극 수, Number of poles, Pole, 极
phases count 상수, Phases, 相数, 상 수, Number of phases, Phase
channels count 채널 수, Channels, 通道数, 채널수, 포트 수, Number of channels, Ports, Number of ports, 端口数
points count 입출력 점수, I/O points, I/O点数, 접점 수, IO 점수, Number of I/O points, Total I/O
inputs count 입력 점수, Inputs, 输入点数, 입력점수, Number of inputs, Digital inputs
outputs count 출력 점수, Outputs, 输出点数, 출력점수, Number of outputs, Digital outputs, 출력, Output, 输出
slots count 슬롯 수, Slots, 槽位数, 슬롯수, Number of slots
alarms count 경보 출력, Alarm output, 报警输出, 경보점수, 알람 출력, Alarm outputs, Alarms
digits count 표시 자리수, Digits, 显示位数, 표시자릿수, Number of digits, Display digits
pins count 핀 수, Pins, 针数, 핀수, Number of pins, Pin count, 引脚数
axes count 축수, Axes, 轴数, 제어 축수, Number of axes
output-type choice 출력방식, Output type, 输出形式, 출력, Output, 输出, 출력형태, 출력 형태, 출력타입, 제어 출력, 제어출력, Control output, 控制输出, 输出类型
switching choice 개폐 동작, Switching, 开关形式, NO/NC, 동작 모드, Output function, Switching function
contacts contacts 접점 구성, Contacts, 触点形式, 접점, 접점구성, Contact form, Contact configuration, Contact arrangement, 触点, 触点配置
auxiliary-contacts contacts 보조접점, Auxiliary contacts, 辅助触点, 보조 접점, Auxiliary contact, Aux contacts
trip-curve choice 트립 특성, Trip curve, 脱扣特性, 트립커브, 동작특성, Tripping characteristic, Trip class, 脱扣曲线
frame-size frame 프레임, Frame size, 壳架电流, 크기, Size, 尺寸, 프레임 크기, Frame
protection ip 보호등급, Protection, 防护等级, 보호 등급, 보호구조, IP등급, Degree of protection, IP rating, Protection class, Ingress protection, IP防护等级
sensing-distance length 검출거리, Sensing distance, 检测距离, 감지거리, 검출 거리, Sensing range, Detection distance, Detection range, Operating distance, 感应距离
sensing-method choice 검출방식, Sensing method, 检测方式, 검출 방식, 감지방식, 화염검출, Detection method, Flame detection, 检测原理
response-time time 응답시간, Response time, 响应时间, 응답 시간, 响应速度
time-range time 시간 범위, Time range, 时间范围, 설정시간, 시간범위, 한시시간, Timing range, Setting time, 延时范围, 定时范围
safety-time time 안전시간, Safety time, 安全时间, 안전 시간
prepurge time 프리퍼지, Pre-purge, 预吹扫, 프리퍼지 시간, Prepurge time, Pre-purge time
pulses pulses 분해능, Resolution, 分辨率, 펄스수, Pulses per revolution, 脉冲数
resolution-bits bits 분해능(비트), Resolution, 分辨率(位), 분해능, 分辨率, 비트수
measuring-range-pressure pressure 압력 범위, Pressure range, 压力范围, 사용 범위, 측정범위, Range, Measuring range, 量程, 측정 범위
measuring-range-flow flow 유량 범위, Flow range, 流量范围, 사용 범위, 측정범위, Range, Measuring range, 量程, 측정 범위
measuring-range-velocity velocity 유속 범위, Velocity range, 流速范围, 사용 범위, 측정범위, Range, Measuring range, 量程, 측정 범위
measuring-range-distance length 측정거리, Measuring distance, 测量距离, 사용 범위, 측정범위, Range, Measuring range, 量程, 측정 범위
measuring-range-temperature temperature 온도 범위, Temperature range, 温度范围, 사용 범위, 측정범위, Range, Measuring range, 量程, 측정 범위
accuracy share 정밀도, Accuracy, 精度, 정도, 표시정도, Display accuracy
protocol choice 통신 방식, Protocol, 通信协议, 통신, 통신방식, 통신 프로토콜, Communication, Fieldbus, 通信方式
communication-port choice 통신 포트, Communication port, 通信接口, 통신포트, 인터페이스, Interface, Communication interface, 接口
program-steps steps 프로그램 용량(스텝), Program steps, 程序步数, 프로그램 용량, Program memory, 程序容量, 프로그램메모리, Program capacity
program-memory memory 프로그램 용량, Program memory, 程序容量, 메모리, 프로그램메모리, Memory, Program capacity, 内存
screen-size length 화면 크기, Screen size, 屏幕尺寸, 화면크기, 표시크기, Display size
pixels sides 해상도, Pixels, 分辨率(像素), Screen resolution, Display resolution, 分辨率
mounting choice 취부, Mounting, 安装方式, 취부방식, 설치방식, 취부 방법, Mounting type, Mounting method, 安装
connection open 접속방식, Connection, 连接方式, 접속 방식, 결선방식, 배선방식, Connection type, Connection method, Wiring, 接线方式
actuator open 액추에이터, Actuator, 操作头, 조작부, Actuator type, Operator
panel-size sides 패널 크기, Panel size, 面板尺寸, 크기, Size, 尺寸, 외형치수, Dimensions, 外形尺寸
frequency frequency 주파수, Frequency, 频率, 정격주파수, Rated frequency, Nominal frequency, 额定频率
fuel choice 연료, Fuel, 燃料, 사용연료, Fuel type
`;
