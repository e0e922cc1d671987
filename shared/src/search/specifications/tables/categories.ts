/**
 * What articles of a category are chosen by (S8-1), the most telling first: the category's key, then
 * its specifications.
 */
export const categories = `
plc-cpu points output-type supply-voltage communication-port protocol program-steps program-memory
plc-module inputs outputs channels supply-voltage protocol
hmi screen-size pixels communication-port supply-voltage
temperature-controller panel-size input-signal output-type alarms supply-voltage communication-port accuracy
timer time-range contacts supply-voltage pins
counter panel-size digits supply-voltage
panel-meter panel-size input-signal output-type digits supply-voltage
network protocol channels communication-port supply-voltage
safety outputs supply-voltage
proximity-sensor housing-thread sensing-distance output-type switching supply-voltage mounting connection protection
photo-sensor sensing-method sensing-distance output-type supply-voltage connection protection response-time
fiber-sensor output-type supply-voltage connection
encoder pulses output-type supply-voltage shaft-diameter housing-diameter
pressure-sensor measuring-range-pressure output-type supply-voltage port-size protection accuracy
flow-sensor measuring-range-flow measuring-range-velocity port-size output-type supply-voltage protection
laser-sensor sensing-distance measuring-range-distance output-type supply-voltage
limit-switch actuator contacts rated-current protection
contactor rated-current coil-voltage poles motor-power auxiliary-contacts
overload-relay setting-range contacts trip-curve
motor-breaker setting-range poles trip-curve breaking-capacity
molded-case-breaker rated-current poles frame-size breaking-capacity breaking-class rated-voltage
leakage-breaker rated-current poles residual-current frame-size breaking-capacity
miniature-breaker rated-current poles trip-curve breaking-capacity
relay coil-voltage contacts rated-current
relay-socket pins mounting
solid-state-relay rated-current rated-voltage input-voltage phases
power-supply output-voltage output-current rated-power supply-voltage mounting phases
pushbutton actuator contacts colour housing
inverter rated-power supply-voltage phases protocol protection
servo-drive rated-power supply-voltage protocol resolution-bits
servo-motor rated-power torque speed brake resolution-bits
geared-motor rated-power gear-ratio flange-size supply-voltage phases
cylinder bore stroke operating-pressure
solenoid-valve valve-function coil-voltage port-size connection
air-treatment port-size operating-pressure
fitting tube-diameter port-size
terminal-block wire-size mounting connection
enclosure dimensions protection flow supply-voltage
connector poles pitch pins wire-size length
bearing inner-diameter outer-diameter width seal clearance housing
linear-guide rail-size length
burner-control fuel supply-voltage safety-time prepurge
flame-detector sensing-method supply-voltage
burner-pump flow rotation operating-pressure
gas-valve port-size supply-voltage operating-pressure
pressure-switch measuring-range-pressure measuring-range-temperature contacts
burner heat-output fuel
room-controller connection
capacitor capacitance rated-voltage dielectric tolerance package
resistor resistance tolerance rated-power package
microcontroller core clock flash ram pins package
regulator output-voltage output-current package
amplifier channels bandwidth package
transistor polarity rated-voltage rated-current package
`;
