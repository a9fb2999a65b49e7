package careers.candor.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
